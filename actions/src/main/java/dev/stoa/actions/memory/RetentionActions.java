package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierLimits;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Actions that archive memories by rules. */
final class RetentionActions {

  private RetentionActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(expire(), limit());
  }

  record Expire(
      @Param("Only memories of this scope.") Option<MemoryScope> scope,
      @Param("Only of this tier; memories past their expiry are archived in all tiers.")
          Option<MemoryTier> tier,
      @Param(value = "How many half-lives are long.", defaultValue = "2") double halfLives) {

    Expire {
      new MemoryExpiry(scope, tier, halfLives, MemoryExpiry.USUAL.batch());
    }

    private ShownExpiry run(MemoryOperations memory, Progress progress) {
      MemoryExpiry expiry = new MemoryExpiry(scope, tier, halfLives, MemoryExpiry.USUAL.batch());
      long ended = 0;
      long aged = 0;
      boolean more = true;
      while (more) {
        ExpiryReport report = memory.expire(expiry);
        ended += report.ended().size();
        aged += report.aged().size();
        progress.done(ended + aged);
        // Stops if a batch has only memories that others are changing.
        more = report.more() && report.ended().size() + report.aged().size() > 0;
      }
      return new ShownExpiry(ended, aged);
    }
  }

  record ShownExpiry(
      @Param("How many were past their expiry.") long ended,
      @Param("How many were not changed for long.") long aged) {}

  private static Action<?, ?> expire() {
    return Action.write(
            "memory.expire",
            "Archives memories that have expired or were not changed for long, in batches.")
        .details("Protected memories stay.")
        .example("{}")
        .example("{'tier':'fast','half_lives':1.5}")
        .takes(Expire.class)
        .gives(
            ShownExpiry.class,
            (workspace, input, progress) -> Either.right(input.run(workspace.memory(), progress)));
  }

  record Limit(
      @Param("Only memories of this scope.") Option<MemoryScope> scope,
      @Param(value = "Another limit for a tier.", label = "tier=count") Map<MemoryTier, Long> most,
      @Param("Only show how full the tiers are.") boolean dryRun) {

    Limit {
      limits(most);
    }

    private static TierLimits limits(Map<MemoryTier, Long> most) {
      return most.foldLeft(TierLimits.DOCUMENTED, (all, one) -> all.with(one._1, one._2));
    }

    private ShownLimits run(MemoryOperations memory, Progress progress) {
      TierLimits limits = limits(most);
      long evicted = 0;
      boolean more = !dryRun;
      while (more) {
        EvictionReport report = memory.enforceLimits(limits, scope, Page.MAX_SIZE);
        evicted += report.evicted().size();
        progress.done(evicted);
        more = report.more();
      }
      return ShownLimits.of(evicted, memory.pressure(limits, scope));
    }
  }

  private static Action<?, ?> limit() {
    return Action.write(
            "memory.limit", "Archives the least important memories of tiers over their limit.")
        .details("Protected memories stay.")
        .example("{'dry_run':true}")
        .example("{'most':{'fast':500,'slow':20000}}")
        .takes(Limit.class)
        .gives(
            ShownLimits.class,
            (workspace, input, progress) -> Either.right(input.run(workspace.memory(), progress)));
  }
}
