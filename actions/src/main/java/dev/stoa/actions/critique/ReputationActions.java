package dev.stoa.actions.critique;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of reputations. */
final class ReputationActions {

  private static final String[] COLUMNS = {
    "agent",
    "proposals_made",
    "proposals_accepted",
    "critiques_given",
    "critiques_valuable",
    "score",
    "calibration",
    "vote_weight"
  };

  private ReputationActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(proposal(), reputation(), reputations(), voteWeight());
  }

  record CountProposal(
      @Param(value = "Who made it.", position = 0) AgentName agent,
      @Param("It was accepted.") boolean accepted,
      @Param(References.REGISTER) boolean register) {}

  private static Action<?, ?> proposal() {
    return Action.ofAgents()
        .write("critique.proposal", "Counts a proposal of an agent and shows its reputation.")
        .example("{'agent':'ada','accepted':true}")
        .example("{'agent':'bob','register':true}")
        .creates()
        .columns(COLUMNS)
        .takes(CountProposal.class)
        .gives(
            CritiqueViews.REPUTATION,
            (workspace, input) ->
                CritiqueActions.critiques(workspace, input.register())
                    .recordProposal(input.agent(), input.accepted()));
  }

  record ReputedAgent(@Param(value = "Its identity.", position = 0) AgentName agent) {}

  private static Action<?, ?> reputation() {
    return Action.ofWorkspace()
        .read("critique.reputation", "Shows the reputation of an agent.")
        .example("{'agent':'ada'}")
        .columns(COLUMNS)
        .takes(ReputedAgent.class)
        .gives(
            CritiqueViews.REPUTATION,
            (workspace, input) ->
                workspace
                    .critiques()
                    .reputation(input.agent())
                    .toEither(() -> new CritiqueRefused.NoReputation(input.agent())));
  }

  /** The orders of a list of reputations. */
  enum Order {
    ACCEPTED,
    CALIBRATION
  }

  record ListReputations(
      @Param(
              value = "Most accepted proposals first, or best calibrated first.",
              defaultValue = "accepted")
          Order by,
      @Paged Paging page) {

    private Page<Reputation, ?> page(CritiqueOperations critiques) {
      return by == Order.ACCEPTED
          ? critiques.reputations(page.by(ReputationPosition.class))
          : critiques.reputationsByCalibration(page.by(CalibrationPosition.class));
    }
  }

  private static Action<?, ?> reputations() {
    return Action.ofWorkspace()
        .read("critique.reputations", "Lists reputations with vote weights.")
        .example("{'limit':10}")
        .example("{'by':'calibration'}")
        .listing("reputations")
        .columns(COLUMNS)
        .takes(ListReputations.class)
        .answersPage(
            CritiqueViews.REPUTATION, (workspace, input) -> input.page(workspace.critiques()));
  }

  record VoteWeight(
      AgentName agent, @Param("From 0.4 to 1.6; 1 for an unknown agent.") double voteWeight) {}

  private static Action<?, ?> voteWeight() {
    return Action.ofWorkspace()
        .read("critique.vote-weight", "Shows how much the vote of an agent counts.")
        .example("{'agent':'ada'}")
        .takes(ReputedAgent.class)
        .answers(
            VoteWeight.class,
            (workspace, input) ->
                new VoteWeight(input.agent(), workspace.critiques().voteWeight(input.agent())));
  }
}
