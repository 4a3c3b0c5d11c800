package dev.stoa.application.memory;

import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TierTransition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiFunction;

/** Moves memories between tiers, individually or in bulk. */
final class MoveMemories {

  private static final Seq<MemoryTier> SLOWEST_FIRST =
      List.of(MemoryTier.GLACIAL, MemoryTier.SLOW, MemoryTier.MEDIUM);
  private static final Seq<MemoryTier> FASTEST_FIRST =
      List.of(MemoryTier.FAST, MemoryTier.MEDIUM, MemoryTier.SLOW);

  private final UnitOfWork unitOfWork;
  private final Memories memories;
  private final MemoryRanking ranking;
  private final MemoryStorage storage;
  private final LockMemory locked;
  private final TuneMemory tune;
  private final InstantSource clock;

  MoveMemories(MemoryStorage storage, TuneMemory tune, InstantSource clock) {
    this.unitOfWork = storage.unitOfWork();
    this.memories = storage.memories();
    this.ranking = storage.memoryRanking();
    this.storage = storage;
    this.locked = new LockMemory(memories);
    this.tune = tune;
    this.clock = clock;
  }

  Either<MemoryRefused, Memory> promote(MemoryId id) {
    return locked
        .lock(id)
        .flatMap(memory -> TierMove.promote(memory, tune.tuned(), clock.instant()))
        .peek(move -> keep(List.of(move)))
        .map(TierMove::memory);
  }

  Either<MemoryRefused, Memory> demote(MemoryId id) {
    return locked
        .lock(id)
        .flatMap(memory -> TierMove.demote(memory, clock.instant()))
        .peek(move -> keep(List.of(move)))
        .map(TierMove::memory);
  }

  /**
   * Collects what ought to move first, so that nothing moves twice, then moves it tier by tier in a
   * unit of work each; what has changed in the meantime is judged again.
   */
  ConsolidationReport consolidate(int perTier) {
    Plan plan = unitOfWork.read(() -> plan(perTier));
    Seq<TierTransition> promotions =
        plan.promotions()
            .flatMap(
                step -> moved(step, (memory, now) -> TierMove.promote(memory, plan.tuned(), now)));
    Seq<TierTransition> demotions = plan.demotions().flatMap(step -> moved(step, TierMove::demote));
    boolean more =
        plan.promotions().appendAll(plan.demotions()).exists(step -> step.ids().size() == perTier);
    return new ConsolidationReport(promotions, demotions, more);
  }

  private Plan plan(int perTier) {
    HyperParameters tuned = tune.tuned();
    Instant notSince = Instants.before(clock.instant(), TierMove.COOLDOWN);
    return new Plan(
        tuned,
        SLOWEST_FIRST.map(
            tier ->
                new Step(
                    tier,
                    ranking.surprising(tier, tuned.promotionThreshold(tier), notSince, perTier))),
        FASTEST_FIRST.map(
            tier -> new Step(tier, ranking.stable(tier, tier.demotionThreshold(), perTier))));
  }

  private Seq<TierTransition> moved(
      Step step, BiFunction<Memory, Instant, Either<MemoryRefused, TierMove>> rule) {
    if (step.ids().isEmpty()) {
      return Vector.empty();
    }
    return unitOfWork.run(
        () -> {
          Instant now = clock.instant();
          Seq<TierMove> moves =
              memories
                  .lock(step.ids())
                  .filter(memory -> memory.tier() == step.from())
                  .flatMap(memory -> rule.apply(memory, now).toOption());
          keep(moves);
          return moves.map(TierMove::transition);
        });
  }

  private void keep(Seq<TierMove> moves) {
    memories.save(moves.map(TierMove::memory));
    storage.tierTransitions().append(moves.map(TierMove::transition));
  }

  private record Step(MemoryTier from, Seq<MemoryId> ids) {}

  private record Plan(HyperParameters tuned, Seq<Step> promotions, Seq<Step> demotions) {}
}
