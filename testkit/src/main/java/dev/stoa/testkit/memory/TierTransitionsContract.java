package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TierTransitions;
import dev.stoa.domain.memory.TransitionReason;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every history of moves. */
public interface TierTransitionsContract extends WorkspaceContract<MemoryStorage> {

  @Test
  default void movesAreReadInOrder() {
    TierTransition first =
        move("a", MemoryTier.SLOW, MemoryTier.MEDIUM, TransitionReason.HIGH_SURPRISE);
    TierTransition second =
        move("a", MemoryTier.MEDIUM, MemoryTier.SLOW, TransitionReason.HIGH_STABILITY);
    TierTransition other =
        move("b", MemoryTier.FAST, MemoryTier.GLACIAL, TransitionReason.RED_LINE);
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().tierTransitions().append(Vector.of(first, other));
              storage().tierTransitions().append(Vector.of(second));
              return Either.right(first);
            });
    assertEquals(
        Vector.of(first, second),
        ask(transitions -> transitions.of(new MemoryId("a"), 9)).toVector());
    assertEquals(
        Vector.of(first), ask(transitions -> transitions.of(new MemoryId("a"), 1)).toVector());
    assertEquals(
        HashMap.of(MemoryTier.MEDIUM, 1L, MemoryTier.SLOW, 1L, MemoryTier.GLACIAL, 1L),
        HashMap.ofEntries(ask(TierTransitions::counts)));
  }

  private static TierTransition move(
      String id, MemoryTier from, MemoryTier to, TransitionReason reason) {
    return new TierTransition(new MemoryId(id), from, to, reason, 2.0 / 3, MemorySamples.AT);
  }

  private <T> T ask(Function<TierTransitions, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().tierTransitions()));
  }
}
