package dev.stoa.bootstrap.memory;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.DemoChapter;
import dev.stoa.bootstrap.cli.DemoStage;
import dev.stoa.bootstrap.cli.Table;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A team remembers, is surprised, and protects what it must not lose. */
public final class MemoryChapter implements DemoChapter {

  @Override
  public String title() {
    return "memory in four tiers";
  }

  @Override
  public void play(DemoStage stage) {
    MemoryOperations memory = stage.stoa().memory();
    Memory jitter = done(memory.remember(Remember.of("Retries need jitter").importance(0.8)));
    done(
        memory.remember(
            Remember.of("Retry at most three times, then ask a human").importance(0.6)));
    done(memory.remember(Remember.of("The build is red").tier(MemoryTier.FAST).importance(0.9)));
    Memory rule =
        done(memory.remember(Remember.of("Never retry a payment").tier(MemoryTier.MEDIUM)));
    Memory again = done(memory.remember(Remember.of("retries NEED jitter")));
    stage.show(
        "Said again, a memory is reinforced ("
            + again.experience().reinforcements()
            + " time); words bring the best to mind, and each score is explained:",
        MemoryView.recalled(done(memory.recall(Recall.about("retry jitter"))), true));
    for (int i = 0; i < 20; i++) {
      done(memory.recordOutcome(jitter.id(), Outcome.success()));
    }
    for (int i = 0; i < 6; i++) {
      done(memory.recordOutcome(jitter.id(), Outcome.failure().predictionError(0.9)));
    }
    ConsolidationReport swept = memory.consolidate(1_000);
    stage.show(
        "It helped for long and then failed, which is a surprise; a sweep makes it faster:",
        Table.of("memory", "from", "to", "reason")
            .rows(
                swept.promotions(),
                move ->
                    new Object[] {
                      move.memory(), move.from().label(), move.to().label(), move.reason().label()
                    }));
    done(memory.protect(rule.id(), new RedLine("agreed with finance"), true));
    Either<MemoryRefused, Memory> refused = memory.forget(rule.id(), "tidying up");
    stage.show(
        "What must not be lost gets a red line, and nobody forgets it by the way:",
        Table.of("answer")
            .row(refused.fold(MemoryRefused::sentence, gone -> "forgotten " + gone.id())));
    stage.show("What the tiers come to:", StatsCommand.table(memory.statistics(Option.none())));
  }

  private static <T> T done(Either<MemoryRefused, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }
}
