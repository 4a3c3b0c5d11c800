package dev.stoa.app.memory;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import io.vavr.control.Either;

/** A team remembers, is surprised, and protects what it must not lose. */
public final class MemoryDemo implements DemoSection {

  @Override
  public String title() {
    return "Memory in four tiers";
  }

  @Override
  public void run(DemoContext demo) {
    MemoryOperations memory = demo.stoa().memory();
    Memory jitter = done(memory.remember(Remember.of("Retries need jitter").importance(0.8)));
    done(
        memory.remember(
            Remember.of("Retry at most three times, then ask a human").importance(0.6)));
    done(memory.remember(Remember.of("The build is red").tier(MemoryTier.FAST).importance(0.9)));
    Memory rule =
        done(memory.remember(Remember.of("Never retry a payment").tier(MemoryTier.MEDIUM)));
    Memory again = done(memory.remember(Remember.of("retries NEED jitter")));
    demo.run(
        "Remembering the same content again reinforces a memory ("
            + again.experience().reinforcements()
            + " time); recall by words:",
        "memory.recall",
        "{'words':'retry jitter'}");
    for (int i = 0; i < 20; i++) {
      done(memory.recordOutcome(jitter.id(), Outcome.success()));
    }
    for (int i = 0; i < 6; i++) {
      done(memory.recordOutcome(jitter.id(), Outcome.failure().predictionError(0.9)));
    }
    ConsolidationReport swept = memory.consolidate(1_000);
    demo.show(
        "It helped for long and then failed, which is a surprise; consolidation promotes it:",
        Table.of("memory", "from", "to", "reason")
            .rows(
                swept.promotions(),
                move ->
                    new Object[] {
                      move.memory(), move.from().label(), move.to().label(), move.reason().label()
                    }));
    done(memory.protect(rule.id(), new RedLine("agreed with finance"), true));
    Either<MemoryRefused, Memory> refused = memory.forget(rule.id(), "tidying up");
    demo.show(
        "A red line protects a memory from being forgotten:",
        Table.of("answer")
            .row(refused.fold(MemoryRefused::sentence, removed -> "forgotten " + removed.id())));
    demo.run("Figures per tier:", "memory.stats", "{}");
  }

  private static <T> T done(Either<MemoryRefused, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }
}
