package dev.stoa.domain.memory;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The evaluations of a workspace's memory. */
public interface LearningStates {

  Option<LearningState> latest();

  /**
   * As {@link #latest}, locked until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Option<LearningState> lockLatest();

  void append(LearningState state);

  /** Latest first; those before the cycle. */
  Seq<LearningState> before(Option<Long> cycle, int limit);
}
