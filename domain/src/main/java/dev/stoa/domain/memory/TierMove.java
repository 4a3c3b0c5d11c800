package dev.stoa.domain.memory;

import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;

/** A memory after a move, and the move; one step at a time, and every comparison is strict. */
public record TierMove(Memory memory, TierTransition transition) {

  /** The time in which a promoted memory is not promoted again. */
  public static final Duration COOLDOWN = Duration.ofHours(24);

  /** The number of updates before a memory can be demoted, one by one or in a sweep. */
  public static final long MIN_UPDATES = 10;

  /** One tier faster, if its outcomes were surprising enough. */
  public static Either<MemoryRefused, TierMove> promote(
      Memory memory, HyperParameters tuned, Instant now) {
    MemoryId id = memory.id();
    if (memory.tier().faster().isEmpty()) {
      return Either.left(new TierMoveRefused.AlreadyFastest(id));
    }
    for (Instant last : memory.times().promotedAt()) {
      if (last.plus(COOLDOWN).isAfter(now)) {
        return Either.left(new TierMoveRefused.CoolingDown(id, last.plus(COOLDOWN)));
      }
    }
    double threshold = tuned.promotionThreshold(memory.tier());
    double surprise = memory.experience().surprise();
    if (!(surprise > threshold)) {
      return Either.left(new TierMoveRefused.NotSurprising(id, surprise, threshold));
    }
    return Either.right(
        moved(
            memory,
            memory.moved(memory.tier().faster().get(), memory.times().promoted(now)),
            TransitionReason.HIGH_SURPRISE,
            now));
  }

  /** One tier slower, if it has been used enough and its outcomes were stable enough. */
  public static Either<MemoryRefused, TierMove> demote(Memory memory, Instant now) {
    MemoryId id = memory.id();
    if (memory.tier().slower().isEmpty()) {
      return Either.left(new TierMoveRefused.AlreadySlowest(id));
    }
    long updates = memory.experience().updates();
    if (updates < MIN_UPDATES) {
      return Either.left(new TierMoveRefused.TooFewUpdates(id, updates, MIN_UPDATES));
    }
    double threshold = memory.tier().demotionThreshold();
    double stability = 1 - memory.experience().surprise();
    if (!(stability > threshold)) {
      return Either.left(new TierMoveRefused.NotStable(id, stability, threshold));
    }
    return Either.right(
        moved(
            memory,
            memory.moved(memory.tier().slower().get(), memory.times().touched(now)),
            TransitionReason.HIGH_STABILITY,
            now));
  }

  /** What happened between before and after. */
  public static TierMove moved(Memory before, Memory after, TransitionReason reason, Instant now) {
    return new TierMove(
        after,
        new TierTransition(
            before.id(), before.tier(), after.tier(), reason, before.experience().surprise(), now));
  }
}
