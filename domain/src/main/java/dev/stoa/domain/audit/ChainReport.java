package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * What verification found.
 *
 * @param entries how many rows were read
 * @param head the last entry found good, before any fault
 * @param root the root of the tree up to that entry
 * @param firstFault the first thing wrong, if anything is
 * @param checkpoints one result for each checkpoint, in ascending size
 */
public record ChainReport(
    long entries,
    ChainHead head,
    Hash root,
    Option<ChainFault> firstFault,
    Seq<CheckpointResult> checkpoints) {

  /** Whether nothing is wrong. */
  public boolean isSound() {
    return firstFault.isEmpty();
  }

  /** The same report, with a fault found elsewhere if the chain itself has none. */
  public ChainReport orElse(Supplier<Option<ChainFault>> other) {
    return new ChainReport(entries, head, root, firstFault.orElse(other), checkpoints);
  }
}
