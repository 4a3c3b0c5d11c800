package dev.stoa.domain.goal;

import io.vavr.collection.Seq;

/** The goals of a workspace. */
public interface Goals {

  void add(Goal goal);

  /** Oldest first. */
  Seq<Goal> first(int limit);
}
