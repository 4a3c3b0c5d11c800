package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.audit.CheckpointResult;

/** How the log compares with a checkpoint. */
record ShownComparison(
    @Param("The name of the log that was signed.") String origin,
    @Param("How many entries it covers.") long size,
    @Param(
            "Whether its root is that of the log; the log may also end, or be broken, before its"
                + " size.")
        CheckpointResult.Outcome outcome) {

  static ShownComparison of(CheckpointResult result) {
    return new ShownComparison(
        result.checkpoint().origin(), result.checkpoint().size(), result.outcome());
  }
}
