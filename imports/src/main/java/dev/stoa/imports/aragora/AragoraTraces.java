package dev.stoa.imports.aragora;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.debate.ConcludedDebateBuilder;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateSessionBuilder;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * The debates that Aragora recorded. Each becomes a concluded debate with one session and a receipt
 * that says where it comes from, attested by an audit entry.
 */
final class AragoraTraces {

  private static final String FORMAT = "stoa/imported-debate/v1";
  private static final long NANOS = 1_000_000_000L;

  private record Recorded(
      DebateId id, String task, DebateOutcome outcome, long rounds, Duration length, Instant at) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;

  AragoraTraces(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
  }

  void run() {
    run.table(store, "debates", "debates")
        .intoChecked(this::debate, batch -> batch.map(this::keep));
    new AragoraCritiques(run, store).run();
  }

  private Recorded debate(ForeignRow row) {
    double seconds = row.real("duration_seconds", 0);
    if (!(seconds >= 0 && seconds < Integer.MAX_VALUE)) {
      throw new InvalidValue("duration_seconds " + seconds + " is out of range");
    }
    return new Recorded(
        new DebateId(row.required("id")),
        row.required("task"),
        new DebateOutcome(
            row.required("final_answer"),
            Option.none(),
            row.real("confidence", 0),
            row.flag("consensus_reached"),
            VotingMethod.WEIGHTED,
            row.json("grounded_verdict").map(CanonicalJson::of)),
        row.count("rounds_used"),
        Duration.ofNanos(Math.round(seconds * NANOS / 1000) * 1000),
        run.stamps().require(row, "created_at"));
  }

  private Option<String> keep(Recorded debate) {
    DebateSessionId sessionId = new DebateSessionId(debate.id().value());
    if (storage.concludedDebates().find(debate.id()).isDefined()
        || storage.debateSessions().find(sessionId).isDefined()) {
      return Option.some("a debate with this id is here already");
    }
    NewDebateSession opened =
        NewDebateSession.about(debate.task())
            .debate(debate.id().value())
            .metadata(
                CanonicalJson.of(
                    JsonObject.builder()
                        .put("imported_from", run.entry().system().label())
                        .build()));
    storage
        .debateSessions()
        .add(
            DebateSessionBuilder.builder()
                .id(sessionId)
                .debate(debate.id())
                .opened(opened)
                .status(DebateStatus.COMPLETED)
                .createdAt(debate.at().minus(debate.length()))
                .updatedAt(debate.at())
                .completedAt(Option.some(debate.at()))
                .totalRounds(debate.rounds())
                .finalConsensusScore(Option.some(debate.outcome().confidence()))
                .outcome(debate.outcome().json())
                .build());
    String receipt = receipt(debate).text();
    AuditEntry entry = run.audit().record(attested(debate, sessionId, Sha256.hex(receipt)));
    storage
        .concludedDebates()
        .add(
            ConcludedDebateBuilder.builder()
                .id(debate.id())
                .session(sessionId)
                .task(debate.task())
                .domain(Option.none())
                .outcome(debate.outcome())
                .rounds(debate.rounds())
                .duration(debate.length())
                .receipt(receipt)
                .auditSequence(entry.sequence())
                .createdAt(debate.at())
                .build());
    return Option.none();
  }

  private static AuditEvent attested(Recorded debate, DebateSessionId session, String hash) {
    return AuditEvent.of(
        StoaEventType.IMPORTS_DEBATE_ATTESTED,
        AuditMembers.of("session_id", session.value())
            .id("debate_id", debate.id().value())
            .sha256("receipt_sha256", hash)
            .number("rounds", debate.rounds()));
  }

  private CanonicalJson receipt(Recorded debate) {
    return CanonicalJson.of(
        JsonObject.builder()
            .put("format", FORMAT)
            .put("imported_from", run.entry().system().label())
            .put("import_id", run.entry().id())
            .put("debate_id", debate.id().value())
            .put("question", debate.task())
            .put("outcome", JsonParser.parse(debate.outcome().json().text()))
            .put(
                "grounded_verdict",
                debate.outcome().groundedVerdict().map(json -> JsonParser.parse(json.text())))
            .put("rounds", debate.rounds())
            .build());
  }
}
