package dev.stoa.imports.helix;

import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionBuilder;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NewDebateSessionBuilder;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnDraftBuilder;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** The debate sessions of HelixAgent, their turns, and the code they made. */
final class HelixDebates {

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;
  private final java.util.Map<DebateSessionId, Long> turns = new HashMap<>();

  HelixDebates(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
  }

  void run() {
    run.table(store, "debate_sessions", "debates")
        .intoChecked(this::session, batch -> batch.map(this::keep));
    run.table(store, "debate_turns", "turns of debates")
        .orderedBy("session_id", "created_at", "id")
        .intoChecked(this::turn, this::append);
    run.table(store, "code_versions", "code versions of debates")
        .orderedBy("session_id", "version_number")
        .intoChecked(this::version, batch -> batch.map(this::keep));
  }

  private DebateSession session(ForeignRow row) {
    Instant created = run.stamps().require(row, "created_at");
    return DebateSessionBuilder.builder()
        .id(new DebateSessionId(row.required("id")))
        .debate(new DebateId(row.required("debate_id")))
        .opened(opened(row))
        .status(DebateStatus.labelled(row.nonBlank("status").getOrElse("pending")))
        .createdAt(created)
        .updatedAt(run.stamps().read(row, "updated_at").getOrElse(created))
        .completedAt(run.stamps().read(row, "completed_at"))
        .totalRounds(row.whole("total_rounds", 0))
        .finalConsensusScore(row.real("final_consensus_score"))
        .outcome(row.canonical("outcome", "{}"))
        .build();
  }

  /** Settings that have no meaning here stay with the metadata. */
  private NewDebateSession opened(ForeignRow row) {
    HelixConfig settings = HelixConfig.of(Members.of(row, "config").object());
    report(row, settings);
    DebateConfig config = settings.config();
    Topology topology = Topology.labelled(row.nonBlank("topology_type").getOrElse("graph_mesh"));
    boolean unfit =
        (topology == Topology.STAR && config.moderator().isEmpty())
            || (topology == Topology.TREE && config.parents().isEmpty());
    if (unfit) {
      run.remark(
          "stars without a moderator and trees without parents became meshes;"
              + " imported_topology in their metadata says what they were");
    }
    Members metadata = Members.of(row, "metadata");
    JsonObject members = metadata.object();
    if (settings.others().nonEmpty()) {
      members =
          new JsonObject(
              members.members().put("imported_config", new JsonObject(settings.others())));
    }
    if (unfit) {
      members =
          new JsonObject(
              members
                  .members()
                  .put("imported_topology", JsonParser.parse("\"" + topology.label() + "\"")));
    }
    return NewDebateSessionBuilder.builder()
        .topic(row.required("topic"))
        .debate(Option.some(new DebateId(row.required("debate_id"))))
        .topology(unfit ? Topology.GRAPH_MESH : topology)
        .protocol(
            CoordinationProtocol.labelled(
                row.nonBlank("coordination_protocol").getOrElse("adaptive")))
        .config(config)
        .domain(Option.none())
        .initiatedBy(row.nonBlank("initiated_by"))
        .metadata(CanonicalJson.of(members))
        .build();
  }

  private void report(ForeignRow row, HelixConfig settings) {
    if (settings.others().nonEmpty()) {
      run.remark("settings that are unknown here are in imported_config of a session's metadata");
    }
    settings
        .lostGates()
        .forEach(
            gates ->
                run.remark(
                    "the session "
                        + row.required("id")
                        + " lost its gates "
                        + gates
                        + ": they are no phases here"));
  }

  private Option<String> keep(DebateSession session) {
    if (storage.debateSessions().find(session.id()).isDefined()) {
      return Option.some("a session with this id is here already");
    }
    storage.debateSessions().add(session);
    return Option.none();
  }

  private DebateTurn turn(ForeignRow row) {
    return new DebateTurn(
        new DebateTurnId(row.required("id")),
        new DebateSessionId(row.required("session_id")),
        1,
        TurnDraftBuilder.builder()
            .round(row.whole("round", 1))
            .phase(DebatePhase.labelled(row.required("phase")))
            .agent(run.names().of(row.required("agent_id")))
            .to(Option.none())
            .role(row.nonBlank("agent_role"))
            .provider(row.nonBlank("provider"))
            .model(row.nonBlank("model"))
            .content(row.nonBlank("content"))
            .confidence(row.real("confidence"))
            .findings(
                new TurnFindings(
                    row.canonical("tool_calls", "[]"),
                    row.canonical("test_results", "{}"),
                    row.canonical("reflections", "[]")))
            .metadata(row.canonical("metadata", "{}"))
            .responseTime(row.whole("response_time_ms").map(Duration::ofMillis))
            .build(),
        run.stamps().require(row, "created_at"));
  }

  /** Numbered in the order in which they were taken. */
  private Seq<Option<String>> append(Seq<DebateTurn> batch) {
    Map<DebateTurnId, DebateTurn> existing = storage.debateTurns().find(batch.map(DebateTurn::id));
    List<DebateTurn> numbered = new ArrayList<>();
    List<Option<String>> reasons = new ArrayList<>();
    for (DebateTurn one : batch) {
      if (existing.containsKey(one.id())) {
        reasons.add(Option.some("a turn with this id is here already"));
      } else if (storage.debateSessions().find(one.session()).isEmpty()) {
        reasons.add(Option.some("the session " + one.session() + " is not here"));
      } else {
        long number =
            turns.computeIfAbsent(one.session(), id -> storage.debateTurns().latest(id)) + 1;
        turns.put(one.session(), number);
        numbered.add(new DebateTurn(one.id(), one.session(), number, one.draft(), one.createdAt()));
        reasons.add(Option.none());
      }
    }
    storage.debateTurns().appendImported(Vector.ofAll(numbered));
    return Vector.ofAll(reasons);
  }

  private CodeVersion version(ForeignRow row) {
    return new CodeVersion(
        new CodeVersionId(row.required("id")),
        new DebateSessionId(row.required("session_id")),
        row.whole("version_number", 0),
        new CodeDraft(
            row.required("code"),
            row.nonBlank("turn_id").map(DebateTurnId::new),
            row.nonBlank("language"),
            row.real("quality_score"),
            row.real("test_pass_rate"),
            row.canonical("metrics", "{}")),
        row.nonBlank("diff_from_previous"),
        run.stamps().require(row, "created_at"));
  }

  private Option<String> keep(CodeVersion one) {
    if (storage.debateSessions().find(one.session()).isEmpty()) {
      return Option.some("the session " + one.session() + " is not here");
    }
    if (storage.codeVersions().find(one.session(), one.number()).isDefined()) {
      return Option.some("the session has a version " + one.number() + " here already");
    }
    Set<DebateTurnId> known = storage.debateTurns().find(one.draft().turn().toVector()).keySet();
    if (one.draft().turn().exists(turn -> !known.contains(turn))) {
      return Option.some("the turn " + one.draft().turn().get() + " is not here");
    }
    storage.codeVersions().add(one);
    return Option.none();
  }
}
