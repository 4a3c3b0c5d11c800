package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The other wordings that were merged into memories, notes, knowledge and corrections. */
public interface Variants {

  /** Stores a new one. */
  void add(Variant variant);

  /** The one of this id, locked until the open write unit ends. */
  Option<Variant> lock(VariantId id);

  /** Stores that a locked one was taken out. */
  void save(Variant variant);

  /** Those of an item, oldest first. */
  Seq<Variant> of(SearchSource source, String item, int limit);

  /** Removes the one of this id; an unknown one is ignored. */
  void remove(VariantId id);

  /** Removes those of items. */
  void removeAll(SearchSource source, Seq<String> items);
}
