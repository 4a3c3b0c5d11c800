package dev.stoa.app.critique;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Reputations for people and for machines. */
final class ReputationView {

  private ReputationView() {}

  static Table listed(Seq<Reputation> reputations) {
    return Table.of(
            "agent",
            "proposals",
            "accepted",
            "critiques",
            "valuable",
            "score",
            "calibration",
            "vote")
        .rows(
            reputations,
            one ->
                new Object[] {
                  one.agent(),
                  one.proposalsMade(),
                  one.proposalsAccepted(),
                  one.critiquesGiven(),
                  one.critiquesValuable(),
                  PatternView.shown(one.score()),
                  PatternView.shown(one.calibration()),
                  PatternView.shown(one.voteWeight())
                });
  }

  static JsonObject json(Reputation one) {
    return new JsonMembers()
        .with("agent_name", one.agent().value())
        .with("proposals_made", one.proposalsMade())
        .with("proposals_accepted", one.proposalsAccepted())
        .with("critiques_given", one.critiquesGiven())
        .with("critiques_valuable", one.critiquesValuable())
        .with("total_predictions", one.predictions())
        .withNumber("total_prediction_error", Option.of(one.predictionErrors()))
        .withNumber("calibration_score", Option.of(one.calibration()))
        .withNumber("score", Option.of(one.score()))
        .withNumber("vote_weight", Option.of(one.voteWeight()))
        .with("updated_at", Instants.text(one.updatedAt()))
        .object();
  }
}
