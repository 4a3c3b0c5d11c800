package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What was learned by each call. */
public interface Learnings {

  /** Stores a new one. */
  void add(LearningRecord learning);

  /** Stores what became of its candidates. */
  void addItems(Seq<LearnedItem> items);

  /** The one of this id. */
  Option<LearningRecord> find(LearningId id);

  /** The one of this id, locked until the open write unit ends. */
  Option<LearningRecord> lock(LearningId id);

  /** Stores that a locked one was undone. */
  void save(LearningRecord learning);

  /** Newest first, after a position. */
  Seq<LearningRecord> page(Option<TimePosition<LearningId>> after, int limit);

  /** What became of the candidates of a call, in their order. */
  Seq<LearnedItem> of(LearningId learning);

  /** What was learned about these items by calls that are not undone, in no order. */
  Seq<LearnedItem> ofItems(Seq<ItemRef> items);
}
