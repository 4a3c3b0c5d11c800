package dev.stoa.actions.agent;

import dev.stoa.actions.Problem;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What became of several claims: one that is refused does not stop the others. */
record ShownTaskBatch(
    @Param("How many were accepted.") long accepted,
    @Param("Why others were not, in their order.") Seq<ShownTaskRefusal> refused) {

  /** Why a claim was not accepted, as a command about it alone would say. */
  record ShownTaskRefusal(String code, String message, CanonicalJson facts) {

    private static ShownTaskRefusal of(AgentTaskRefused refusal) {
      Problem problem = Problem.of(refusal);
      return new ShownTaskRefusal(problem.code(), problem.sentence(), problem.facts());
    }
  }

  /** The answer about this many claims; a batch that is too large is refused as a whole. */
  static Either<AgentTaskRefused, ShownTaskBatch> of(int claims, Seq<AgentTaskRefused> refused) {
    return claims > AgentTaskOrder.MAX_BATCH
        ? Either.left(refused.head())
        : Either.right(
            new ShownTaskBatch(claims - refused.size(), refused.map(ShownTaskRefusal::of)));
  }

  boolean isSound() {
    return refused.isEmpty();
  }
}
