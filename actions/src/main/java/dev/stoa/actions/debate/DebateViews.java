package dev.stoa.actions.debate;

import dev.stoa.actions.shape.AnswerLookup;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.debate.DebateReceipt;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.Tuple;
import io.vavr.control.Option;

/** How callers see debates. */
final class DebateViews {

  private static final AnswerLookup<DebateSessionId, Long> TURNS =
      (workspace, sessions) -> workspace.debates().turnCounts(sessions);

  /** Only a session that was concluded with an outcome has one. */
  private static final AnswerLookup<DebateSession, ConsensusStrength> STRENGTHS =
      (workspace, sessions) ->
          sessions
              .filter(session -> session.finalConsensusScore().isDefined())
              .flatMap(
                  session ->
                      workspace
                          .consensus()
                          .ofDebate(session.debate().value())
                          .map(Consensus::strength)
                          .map(strength -> Tuple.of(session, strength)))
              .toMap(found -> found);

  static final View<DebateSession> SESSION =
      View.of(DebateSession.class, "Session")
          .rename("id", "session_id")
          .rename("debate", "debate_id")
          .flatten("opened", View.of(NewDebateSession.class).leaveOut("debate", "config"))
          .rename("final_consensus_score", "consensus")
          .note("consensus", "The final consensus, from 0 to 1.")
          .rename("total_rounds", "rounds")
          .note("rounds", "The highest round of its turns.")
          .lookup(
              "turns",
              long.class,
              TURNS,
              DebateSession::id,
              (session, turns) -> turns.getOrElse(0L))
          .lookup("progress", String.class, TURNS, DebateSession::id, DebateViews::progress)
          .note("progress", "Rounds so far, of how many, and turns.")
          .lookupOption(
              "strength",
              ConsensusStrength.class,
              STRENGTHS,
              session -> session,
              (session, strength) -> strength)
          .note("strength", "How many agreed, once it is concluded with an outcome.")
          .add(
              "config",
              CanonicalJson.class,
              session -> DebateConfigJson.of(session.opened().config()))
          .order(
              "session_id",
              "debate_id",
              "topic",
              "status",
              "progress",
              "consensus",
              "strength",
              "topology",
              "protocol",
              "domain",
              "initiated_by",
              "rounds",
              "turns",
              "config",
              "outcome",
              "metadata");

  static final View<DebateSession> DELETED =
      View.empty(DebateSession.class, "DeletedSession")
          .method("id", "session_id")
          .method("debate", "debate_id");

  static final View<DebateTurn> TURN =
      View.of(DebateTurn.class, "Turn")
          .rename("id", "turn_id")
          .rename("session", "session_id")
          .flatten(
              "draft",
              View.of(TurnDraft.class)
                  .note("to", "Whom it addresses.")
                  .flatten(
                      "findings",
                      View.of(TurnFindings.class)
                          .leaveOut("tool_calls", "reflections")
                          .addList(
                              "tool_calls",
                              CanonicalJson.class,
                              findings -> JsonItems.of(findings.toolCalls()))
                          .addList(
                              "reflections",
                              CanonicalJson.class,
                              findings -> JsonItems.of(findings.reflections()))
                          .order("tool_calls", "test_results")));

  /** A turn that a search found. */
  record TurnHit(
      DebateTurn turn,
      @Param("The matching passage, with matching words in brackets.") String snippet,
      @Param("1 for the best hit, less for those below it.") double score) {}

  static final View<TurnHit> HIT = View.of(TurnHit.class).nest("turn", TURN);

  static final View<CodeVersion> VERSION =
      View.of(CodeVersion.class, "Version")
          .rename("id", "version_id")
          .rename("session", "session_id")
          .rename("number", "version")
          .flatten("draft")
          .rename("turn", "turn_id")
          .note("test_pass_rate", "The share of tests that pass.")
          .note("diff", "The unified diff from the previous version.")
          .before("code", "diff");

  static final View<ApprovalGate> GATE =
      View.of(ApprovalGate.class, "Gate").rename("id", "gate_id").rename("session", "session_id");

  static final View<DebateVote> VOTE =
      View.of(DebateVote.class, "Vote").note("weight", "How much it counts; 1 if none.");

  static final View<VoteTally> TALLY =
      View.of(VoteTally.class, "Tally")
          .leaveOut("reached", "tied")
          .method("winner", "winner")
          .note("winner", "The choice that wins by the rule of the method.")
          .before("winner", "leader")
          .note("leader", "The choice that is ahead.")
          .note("consensus", "How much of the count the leader has.")
          .method("isTie", "tie")
          .note("tie", "Whether several choices are ahead.")
          .before("tie", "tie_broken")
          .note("tie_broken", "Whether a tie break chose the leader.")
          .note("valid", "How many votes counted.")
          .note("fallback", "Whether Borda decided, because no choice beats all others.");

  static final View<ConcludedDebate> CONCLUSION =
      View.of(ConcludedDebate.class, "Conclusion")
          .leaveOut("receipt", "audit_sequence")
          .rename("id", "debate_id")
          .rename("session", "session_id")
          .flatten("outcome")
          .note("winner", "Whose position won; none is a draw.");

  static final View<DebateReceipt> RECEIPT =
      View.of(DebateReceipt.class, "Receipt")
          .leaveOut("proof")
          .method("sha256", "sha256")
          .note("sha256", "Its SHA-256, which the audit entry holds.")
          .note("audit_sequence", "The number of the audit entry.")
          .rename("document", "receipt")
          .note("receipt", "The canonical document that was hashed.")
          .add("proof", String.class, receipt -> receipt.proof().text())
          .note("proof", "The proof of the audit entry, a C2SP tlog-proof.")
          .order("sha256", "audit_sequence");

  private DebateViews() {}

  private static String progress(DebateSession session, Option<Long> turns) {
    return session.totalRounds()
        + "/"
        + session.opened().config().maxRounds()
        + " rounds, "
        + turns.getOrElse(0L)
        + " turns";
  }
}
