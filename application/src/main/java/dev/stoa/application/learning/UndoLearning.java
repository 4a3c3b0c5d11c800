package dev.stoa.application.learning;

import dev.stoa.application.memory.LearnMemories;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearningDecision;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.Unlearned;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The step of undoing what was learned, the last first; requires an open write unit.
 *
 * <p>What others have said since is kept, and what others have changed since is refused as a whole.
 */
final class UndoLearning {

  private static final String REASON = "unlearned";

  private final LearnMemories memories;

  UndoLearning(LearnMemories memories) {
    this.memories = memories;
  }

  Either<LearningRefused, Unlearned> undo(LearningId id, Seq<LearnedItem> items) {
    Either<LearningRefused, Unlearned> done = Either.right(Unlearned.nothing(id));
    for (LearnedItem item : items.reverse()) {
      done = done.flatMap(before -> undo(before, item));
    }
    return done;
  }

  private Either<LearningRefused, Unlearned> undo(Unlearned before, LearnedItem item) {
    Option<Memory> held = item.item().map(UndoLearning::memory).flatMap(memories::lock);
    if (held.isEmpty() || item.decision() == LearningDecision.NOTHING) {
      return Either.right(before);
    }
    return item.decision().stores()
        ? remove(before, item, held.get())
        : Either.right(weaken(before, item, held.get()));
  }

  private Unlearned weaken(Unlearned before, LearnedItem item, Memory same) {
    item.variant().forEach(memories::forgetWords);
    memories.weaken(same);
    return before.weakened(same.id());
  }

  private Either<LearningRefused, Unlearned> remove(
      Unlearned before, LearnedItem item, Memory stored) {
    if (stored.experience().reinforcements() > 0) {
      return Either.right(before.kept(stored.id()));
    }
    if (stored.successor().isDefined()) {
      return Either.left(
          new LearningRefused.Changed(
              item.learning(),
              stored.id(),
              "was superseded by " + stored.successor().map(Successor::id).get(),
              "reinstate it first"));
    }
    if (stored.experience().isEdited()) {
      return Either.left(
          new LearningRefused.Changed(
              item.learning(), stored.id(), "was edited", "forget it by itself, or keep it"));
    }
    return memories
        .forget(stored.id(), REASON)
        .<LearningRefused>mapLeft(LearningRefused.NotDone::new)
        .map(gone -> before.archived(gone.id()))
        .flatMap(undone -> reinstate(undone, item, stored.id()));
  }

  private Either<LearningRefused, Unlearned> reinstate(
      Unlearned before, LearnedItem item, MemoryId winner) {
    Seq<MemoryId> losers =
        (item.decision().supersedes() ? item.superseded() : Option.<ItemRef>none())
            .map(UndoLearning::memory)
            .toVector()
            .flatMap(memories::lock)
            .filter(one -> one.successor().exists(by -> by.id().equals(winner)))
            .map(Memory::id);
    return losers.isEmpty()
        ? Either.right(before)
        : memories
            .reinstate(losers.head())
            .<LearningRefused>mapLeft(LearningRefused.NotDone::new)
            .map(again -> before.reinstated(again.id()));
  }

  private static MemoryId memory(ItemRef item) {
    return new MemoryId(item.id());
  }
}
