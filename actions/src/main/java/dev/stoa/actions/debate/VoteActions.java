package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.WeightSource;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TieBreak;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of votes. */
final class VoteActions {

  private VoteActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(vote(), votes(), tally());
  }

  record CastVote(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "What it votes for.", position = 1) String choice,
      @Param(value = "Who votes.", label = "name", actor = true) AgentName agent,
      @Param(value = "How sure the agent is.", min = 0, max = 1, defaultValue = "1")
          double confidence,
      @Param(value = "The other choices, the better one first.", option = "then")
          Seq<String> others,
      @Param(value = "How much it counts.", min = 0, max = 1000) Option<Double> weight,
      @Param(References.REGISTER) boolean register) {

    private DebateVote vote() {
      return new DebateVote(agent, choice, others.prepend(choice), confidence, weight);
    }
  }

  private static Action<?, ?> vote() {
    return Action.ofAgent()
        .write("debate.vote", "Votes in a running session; the last vote counts.")
        .example("{'session':'83c1f0a2','choice':'cache','agent':'ada','confidence':0.9}")
        .example(
            "{'session':'83c1f0a2','choice':'cache','agent':'ada','others':['index','nothing']}")
        .takes(CastVote.class)
        .gives(
            DebateViews.VOTE,
            (workspace, input) -> {
              DebateOperations debates =
                  input.register() ? workspace.debates().registering() : workspace.debates();
              return debates.vote(
                  DebateReferences.session(workspace, input.session()).id(), input.vote());
            });
  }

  private static Action<?, ?> votes() {
    return Action.ofWorkspace()
        .read("debate.votes", "Lists the votes of a session.")
        .example("{'session':'83c1f0a2'}")
        .listing("votes")
        .columns("voter", "choice", "confidence", "weight")
        .takes(DebateActions.NamedSession.class)
        .answersItems(
            DebateViews.VOTE,
            (workspace, input) ->
                workspace
                    .debates()
                    .votes(DebateReferences.session(workspace, input.session()).id()));
  }

  record CountVotes(
      @Param(value = SESSION, position = 0) String session,
      @Param("How votes are counted; by their number without it.") Option<VotingMethod> method,
      @Param(value = "Where weights come from.", defaultValue = "given") WeightSource weights,
      @Param(value = "Fewer votes decide nothing.", min = 1, defaultValue = "3") int minimumVotes,
      @Param(value = "Less confident votes do not count.", min = 0, max = 1, defaultValue = "0.3")
          double minimumConfidence,
      @Param(value = "Which of several equal choices wins.", defaultValue = "highest_confidence")
          TieBreak tieBreak) {

    private VotingRules rules() {
      return new VotingRules(minimumVotes, minimumConfidence, tieBreak, true, true);
    }
  }

  private static Action<?, ?> tally() {
    return Action.ofWorkspace()
        .read("debate.tally", "Counts the votes of a session.")
        .example("{'session':'83c1f0a2'}")
        .example("{'session':'83c1f0a2','method':'weighted','weights':'reputation'}")
        .takes(CountVotes.class)
        .answers(
            DebateViews.TALLY,
            (workspace, input) -> {
              var id = DebateReferences.session(workspace, input.session()).id();
              return workspace
                  .debates()
                  .tally(
                      id,
                      input
                          .method()
                          .getOrElse(
                              () -> VotingMethod.forVoters(workspace.debates().votes(id).size())),
                      input.rules(),
                      input.weights());
            });
  }
}
