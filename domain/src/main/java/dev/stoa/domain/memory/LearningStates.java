package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The evaluations of a workspace's memory. */
public interface LearningStates {

  Option<LearningState> latest();

  /**
   * As {@link #latest}, held still: nobody else can ask this way until the unit of work ends.
   *
   * <p>Needs an open write unit; without one it is an {@link IllegalStateException}.
   */
  Option<LearningState> lockLatest();

  void append(LearningState state);

  /** Latest first; those before the cycle. */
  Seq<LearningState> before(Option<Long> cycle, int limit);
}
