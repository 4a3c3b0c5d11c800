package dev.stoa.domain.evidence;

import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores evidence; the same text is stored once. */
public interface EvidenceItems extends Searched {

  /**
   * Stores what has a text that is not stored yet, and answers for each, in order, what is stored
   * with its text.
   */
  Seq<Evidence> keep(Seq<Evidence> items);

  /** The item of this id. */
  Option<Evidence> find(EvidenceId id);

  /** The items of these ids, in any order; unknown ids are left out. */
  Seq<Evidence> find(Seq<EvidenceId> ids);

  /** The item of this id, locked until the open write unit ends. */
  Option<Evidence> lock(EvidenceId id);

  /** Stores the enrichment, the scores and the time of the update of a locked item. */
  void save(Evidence evidence);

  /** Newest first, ties by descending id. */
  Seq<Evidence> page(EvidenceQuery query);

  /** Items created before an instant, less reliable than a bound and not cited, oldest first. */
  Seq<EvidenceId> expired(Instant before, double reliable, int limit);

  /** Removes items with their indexed texts, except those that are cited; answers which. */
  Seq<EvidenceId> remove(Seq<EvidenceId> ids);
}
