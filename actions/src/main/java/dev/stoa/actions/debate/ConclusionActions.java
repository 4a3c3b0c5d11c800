package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of conclusions. */
final class ConclusionActions {

  private ConclusionActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(conclude(), history(), prove());
  }

  record Conclude(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "What was concluded.", position = 1) String answer,
      @Param(value = "Whose position won; without one it is a draw.", label = "name")
          Option<AgentName> winner,
      @Param(value = "How sure the conclusion is.", min = 0, max = 1) double confidence,
      @Param("The participants did not agree.") boolean noConsensus,
      @Param(value = "How votes are counted.", defaultValue = "weighted") VotingMethod method,
      @Param("What the answer is founded on, a JSON object.")
          Option<CanonicalJson> groundedVerdict) {

    private DebateOutcome outcome() {
      return new DebateOutcome(answer, winner, confidence, !noConsensus, method, groundedVerdict);
    }
  }

  private static Action<?, ?> conclude() {
    return Action.ofWorkspace()
        .write(
            "debate.conclude",
            "Concludes a running session: the debate ends with a decision; audited.")
        .details(
            "Stores the record of the debate, rates the match, resolves predictions on the winner,"
                + " counts reputation, and remembers the conclusion, or does none of it.",
            "Answers with the ids of what it recorded elsewhere.",
            "Repeating it changes nothing; another outcome is refused.")
        .example(
            "{'session':'83c1f0a2','answer':'Cache for a minute.','winner':'ada',"
                + "'confidence':0.8}")
        .takes(Conclude.class)
        .gives(
            RecordedConclusion.VIEW,
            (workspace, input) ->
                workspace
                    .debates()
                    .conclude(
                        DebateReferences.session(workspace, input.session()).id(), input.outcome())
                    .map(debate -> RecordedConclusion.of(workspace, debate)));
  }

  record ListHistory(
      @Param(value = "Only this domain.", label = "name") Option<Discipline> domain,
      @Param("Only debates whose participants agreed.") boolean agreed,
      @Param(value = "At least this confidence.", min = 0, max = 1, defaultValue = "0")
          double confidence,
      @Param("Only debates concluded since then.") Option<Instant> since,
      @Param("Only debates concluded before then.") Option<Instant> until,
      @Paged Paging page) {

    private DebateHistoryQuery query() {
      return new DebateHistoryQuery(
          domain,
          agreed,
          confidence,
          since.getOrElse(Instants.EARLIEST),
          until.getOrElse(Instants.LATEST),
          page.byTime(DebateId.class));
    }
  }

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("debate.history", "Lists concluded debates, newest first.")
        .example("{'domain':'security','agreed':true,'confidence':0.7}")
        .listing("concluded debates")
        .columns("debate_id", "task", "answer", "winner", "confidence", "consensus_reached")
        .takes(ListHistory.class)
        .answersPage(
            DebateViews.CONCLUSION,
            (workspace, input) -> workspace.debates().history(input.query()));
  }

  private static Action<?, ?> prove() {
    return Action.ofWorkspace()
        .read("debate.prove", "Shows the decision receipt of a concluded session with its proof.")
        .details(
            "A signed checkpoint must cover the conclusion: see audit checkpoint.",
            "It can be checked offline, with check-receipt and the log's verifier key.")
        .example("{'session':'83c1f0a2'}")
        .columns("audit_sequence", "sha256")
        .takes(DebateActions.NamedSession.class)
        .gives(
            DebateViews.RECEIPT,
            (workspace, input) ->
                workspace
                    .debates()
                    .prove(DebateReferences.session(workspace, input.session()).id()))
        .picture(seen -> seen.value().document() + "\n" + seen.value().proof().text())
        .file(seen -> Shapes.json(DebateViews.RECEIPT.shape(), seen.value()).text() + "\n");
  }
}
