package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierLimits;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;

/** Actions that archive memories by rules. */
final class RetentionActions {

  private RetentionActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(expire(), renew(), limit());
  }

  private static final Input<MemoryExpiry> EXPIRY =
      Input.of(MemoryExpiry.class)
          .param("scope", "Only memories of this scope.")
          .param("tier", "Only of this tier; memories past their expiry are archived in all tiers.")
          .param("half_lives", "How many half-lives are long.", about -> about.otherwise("2"))
          .fix("batch", MemoryExpiry.USUAL.batch());

  record ShownExpiry(
      @Param("How many were past their expiry.") long ended,
      @Param("How many were not changed for long.") long aged) {

    private static ShownExpiry run(
        MemoryOperations memory, MemoryExpiry expiry, Progress progress) {
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

  private static Action<?, ?> expire() {
    return Action.ofWorkspace()
        .write(
            "memory.expire",
            "Archives memories that have expired or were not changed for long, in batches.")
        .details("Protected memories stay.")
        .example("{}")
        .example("{'tier':'fast','half_lives':1.5}")
        .takes(EXPIRY)
        .gives(
            ShownExpiry.class,
            (workspace, expiry, progress) ->
                Either.right(ShownExpiry.run(workspace.memory(), expiry, progress)));
  }

  record RenewMemories(
      @Param(value = "The memories.", position = 0, label = "id") Seq<MemoryId> ids,
      @Param(value = "How long they live at least from now, such as 36h or P30D.", option = "ttl")
          Duration timeToLive) {}

  private static Action<?, ?> renew() {
    return Action.ofWorkspace()
        .write("memory.renew", "Gives memories that expire a longer time to live from now.")
        .details("Answers with those that gained a tenth or more. What never expires stays so.")
        .example("{'ids':['m1','m2'],'time_to_live':'P30D'}")
        .listing("memories")
        .empty("None of them gains by it.")
        .columns(MemoryViews.COLUMNS)
        .takes(RenewMemories.class)
        .answersItems(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().renew(input.ids(), input.timeToLive()));
  }

  record OtherLimits(
      @Param(value = "Another limit for a tier.", label = "tier=count")
          Map<MemoryTier, Long> most) {

    private TierLimits limits() {
      return most.foldLeft(TierLimits.DOCUMENTED, (all, one) -> all.with(one._1, one._2));
    }
  }

  record Limit(MemoryLimits limits, @Param("Only show how full the tiers are.") boolean dryRun) {

    private static final Input<Limit> INPUT =
        Input.of(Limit.class)
            .flatten(
                "limits",
                Input.of(MemoryLimits.class)
                    .param("scope", "Only memories of this scope.")
                    .flatten(
                        "tiers",
                        Input.of(OtherLimits.class),
                        OtherLimits::limits,
                        (TierLimits limits) -> new OtherLimits(limits.most()))
                    .fix("batch", Page.MAX_SIZE));

    private ShownLimits run(MemoryOperations memory, Progress progress) {
      long evicted = 0;
      boolean more = !dryRun;
      while (more) {
        EvictionReport report = memory.enforceLimits(limits);
        evicted += report.evicted().size();
        progress.done(evicted);
        more = report.more();
      }
      return ShownLimits.of(evicted, memory.pressure(limits));
    }
  }

  private static Action<?, ?> limit() {
    return Action.ofWorkspace()
        .write("memory.limit", "Archives the least important memories of tiers over their limit.")
        .details("Protected memories stay.")
        .example("{'dry_run':true}")
        .example("{'most':{'fast':500,'slow':20000}}")
        .takes(Limit.INPUT)
        .gives(
            ShownLimits.class,
            (workspace, input, progress) -> Either.right(input.run(workspace.memory(), progress)));
  }
}
