package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The generations of a workspace. */
public interface Generations {

  /**
   * Holds, until the write unit ends, the order of generations and which one is active; returns the
   * sequence of the newest generation, 0 without any.
   */
  long lockNewest();

  /** Stores a new generation; the order is held. */
  void add(Generation generation);

  /** Stores its status; the order is held. */
  void save(Generation generation);

  /** The generation of this id. */
  Option<Generation> find(GenerationId id);

  /** Those of these ids, in any order; unknown ids are left out. */
  Seq<Generation> find(Seq<GenerationId> ids);

  /** Generations whose ids end with the text, up to the limit. */
  Seq<Generation> endingWith(String end, int limit);

  /** The active generation. */
  Option<Generation> active();

  /** A page of the generations that a query accepts, newest first. */
  Seq<Generation> page(GenerationQuery query);

  /** The parent, its parent and so on, newest first. */
  Seq<Generation> ancestors(GenerationId id, int limit);

  /** Everything that evolved from it, directly or not, oldest first. */
  Seq<Generation> descendants(GenerationId id, int limit);

  /** The scores of each of the generations that has episodes. */
  Seq<GenerationScores> scores(Seq<GenerationId> ids);
}
