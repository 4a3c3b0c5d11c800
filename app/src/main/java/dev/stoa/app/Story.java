package dev.stoa.app;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A short story on a workspace: two agents remember, debate, decide, and the decision is proved.
 */
final class Story {

  private static final String QUESTION = "How long may prices be cached?";
  private static final String ANSWER = "For a minute, and the cache is warmed before it opens.";

  private final Stoa stoa;
  private final DebateOperations debates;
  private final Consumer<String> print;

  /** Prints whole lines. */
  Story(Stoa stoa, Consumer<String> print) {
    this.stoa = stoa;
    this.debates = stoa.debates().registering();
    this.print = print;
  }

  /** Tells it, and answers what it left in the workspace. */
  JsonObject tell() {
    remember();
    DebateSessionId session = debate();
    ConcludedDebate decided = decide(session);
    recall();
    prove(decided.auditSequence());
    return JsonObject.builder()
        .put("debate", session.toString())
        .put("audit_sequence", decided.auditSequence())
        .build();
  }

  private void remember() {
    stoa.agents().register("nora", "claude-4").getOrElseThrow(CliFailure::refused);
    stoa.agents().register("otto", "gpt-5").getOrElseThrow(CliFailure::refused);
    say("Two agents join: nora and otto.");
    String learnt = "Prices change every few minutes. A cache of an hour showed old prices.";
    stoa.memory().remember(Remember.of(learnt).importance(0.8)).getOrElseThrow(CliFailure::refused);
    say("nora remembers:    " + learnt);
    say("");
  }

  private DebateSessionId debate() {
    say("They debate: " + QUESTION);
    DebateSessionId id = debates.open(NewDebateSession.about(QUESTION).domain("performance")).id();
    debates.start(id).getOrElseThrow(CliFailure::refused);
    turn(id, DebatePhase.PROPOSAL, "nora", "Cache every price for an hour.", 0.6);
    turn(id, DebatePhase.CRITIQUE, "otto", "An hour was too long the last time.", 0.9);
    turn(id, DebatePhase.CONVERGENCE, "nora", "Then a minute, and warm the cache first.", 0.9);
    vote(id, DebateVote.of("nora", "a minute", 0.9));
    vote(id, DebateVote.of("otto", "a minute", 0.8));
    return id;
  }

  private void turn(
      DebateSessionId id, DebatePhase phase, String agent, String text, double confidence) {
    debates
        .append(id, TurnDraft.of(1, phase, agent, text).confidence(confidence))
        .getOrElseThrow(CliFailure::refused);
    say(agent, phase.label(), text);
  }

  private void vote(DebateSessionId id, DebateVote vote) {
    debates.vote(id, vote).getOrElseThrow(CliFailure::refused);
    say(
        vote.voter().value(),
        "votes",
        vote.choice() + ", " + Math.round(vote.confidence() * 100) + " % sure");
  }

  private ConcludedDebate decide(DebateSessionId id) {
    ConcludedDebate decided =
        debates
            .conclude(id, DebateOutcome.of(ANSWER, 0.85).winner("otto"))
            .getOrElseThrow(CliFailure::refused);
    say("Decided:           " + ANSWER);
    say("  The decision is remembered, the agents are rated, a receipt is in the audit trail.");
    say("");
    return decided;
  }

  private void recall() {
    String words = "cached prices";
    say("A later agent asks what is known about \"" + words + "\":");
    for (Recalled found : stoa.memory().recall(words).getOrElseThrow(CliFailure::refused).take(3)) {
      say(
          "  "
              + String.format(Locale.ROOT, "%.2f", found.score())
              + "  "
              + found.memory().content().replace('\n', ' '));
    }
    say("");
  }

  private void prove(long sequence) {
    AuditOperations audit = stoa.audit();
    SigningKey key = SigningKey.generate("story.example/audit", new SecureRandom());
    audit.checkpoint(key).getOrElseThrow(CliFailure::refused);
    TlogProof proof = audit.prove(sequence).getOrElseThrow(CliFailure::refused);
    Checkpoint vouched =
        proof
            .verify(key.verifier().name(), key.verifier())
            .getOrElseThrow((String why) -> CliFailure.refused(why));
    say(
        "Proved: the decision is entry "
            + sequence
            + " of the "
            + vouched.size()
            + " entries that a signed checkpoint names ("
            + proof.path().size()
            + " hashes).");
  }

  private void say(String agent, String does, String what) {
    say(String.format(Locale.ROOT, "  %-8s %-12s %s", agent, does, what));
  }

  private void say(String line) {
    print.accept(line + "\n");
  }
}
