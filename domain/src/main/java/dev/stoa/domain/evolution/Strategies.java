package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;

/** The entries of the strategy memory, without their vectors. */
public interface Strategies {

  /** Stores new entries. */
  void add(Seq<Strategy> strategies);

  /** Those of these ids, in any order. */
  Seq<Strategy> find(Seq<StrategyId> ids);

  /** Those of the ids whose entries the filter accepts. */
  Set<String> accepted(Seq<String> ids, StrategyFilter filter);

  /** How many entries there are. */
  long count();

  /** Removes entries without a signal, oldest first, ties by id, up to the limit; returns which. */
  Seq<StrategyId> evict(int most);
}
