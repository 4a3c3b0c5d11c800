package dev.stoa.domain.trust;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The quarantines, and the items that each of them names. */
public interface Quarantines {

  /** The one of this id, locked until the open write unit ends. */
  Option<Quarantine> lock(QuarantineId id);

  /** Newest first, after a position. */
  Seq<Quarantine> page(Option<TimePosition<QuarantineId>> after, int limit);

  /**
   * Stores a quarantine and withdraws what it means, with everything that was made from it; counts
   * as changed what was not withdrawn before.
   */
  Withdrawal withdraw(Quarantine quarantine);

  /**
   * The ids of the items of a kind that a quarantine withdraws and that have superseded others, in
   * no order.
   */
  Seq<String> superseding(QuarantineId id, ItemKind kind);

  /**
   * Stores the end of a quarantine and brings back what it named, with everything that was made
   * from it, but for what another quarantine holds.
   */
  Withdrawal restore(Quarantine ended);
}
