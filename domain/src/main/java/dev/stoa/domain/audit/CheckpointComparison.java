package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.CheckpointResult.Outcome.DIFFERS;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.MATCHES;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Compares a growing tree with checkpoints as it reaches their sizes. */
final class CheckpointComparison {

  private static final long NEVER = -1;

  private List<Checkpoint> ahead;
  private List<CheckpointResult> compared = List.empty();
  private long nextSize;

  CheckpointComparison(Seq<Checkpoint> checkpoints) {
    ahead = checkpoints.toList().sortBy(Checkpoint::size);
    nextSize = ahead.headOption().map(Checkpoint::size).getOrElse(NEVER);
  }

  void reached(MerkleFrontier tree) {
    if (tree.size() != nextSize) {
      return;
    }
    Hash root = tree.root();
    while (ahead.nonEmpty() && ahead.head().size() == nextSize) {
      Checkpoint checkpoint = ahead.head();
      compared =
          compared.prepend(
              new CheckpointResult(checkpoint, checkpoint.root().equals(root) ? MATCHES : DIFFERS));
      ahead = ahead.tail();
    }
    nextSize = ahead.headOption().map(Checkpoint::size).getOrElse(NEVER);
  }

  /** In ascending size; those not reached get the given outcome. */
  Seq<CheckpointResult> results(CheckpointResult.Outcome unreached) {
    return compared
        .reverse()
        .appendAll(ahead.map(checkpoint -> new CheckpointResult(checkpoint, unreached)));
  }
}
