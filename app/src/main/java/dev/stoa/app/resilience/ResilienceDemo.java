package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerRefused;
import java.time.Duration;
import java.util.function.Supplier;

/** A provider fails, is left alone, is probed, and is trusted again. */
public final class ResilienceDemo implements DemoSection {

  private static final BreakerName NAME = new BreakerName("demo-provider");
  private static final Duration COOLDOWN = Duration.ofMillis(200);

  @Override
  public String title() {
    return "Circuit breakers";
  }

  @Override
  public void run(DemoContext demo) {
    BreakerOperations breakers = demo.stoa().breakers();
    breakers.configure(NAME, new BreakerPolicy(2, 2, COOLDOWN, 1));
    Table calls = Table.of("call", "outcome", "breaker");
    calls = call(calls, breakers, "answers", () -> "42");
    calls = call(calls, breakers, "fails", ResilienceDemo::down);
    calls = call(calls, breakers, "fails again", ResilienceDemo::down);
    calls = call(calls, breakers, "is not made", () -> "never asked");
    pause();
    calls = call(calls, breakers, "a probe, after the cooldown", ResilienceDemo::down);
    pause();
    calls = call(calls, breakers, "a probe, after another", () -> "42");
    calls = call(calls, breakers, "a second probe", () -> "42");
    demo.show(
        "Calls to a provider are guarded. Two failures open its breaker for a while; then probes"
            + " find out:",
        calls);
  }

  private static Table call(
      Table calls, BreakerOperations breakers, String what, Supplier<String> call) {
    String outcome;
    try {
      outcome = breakers.guard(NAME, call).fold(ResilienceDemo::refused, answer -> answer);
    } catch (IllegalStateException e) {
      outcome = String.valueOf(e.getMessage());
    }
    String state = breakers.find(NAME).map(status -> status.state().label()).getOrElse("not there");
    return calls.row(what, outcome, state);
  }

  private static String refused(BreakerRefused refused) {
    return refused instanceof BreakerRefused.Open ? "refused: open" : refused.sentence();
  }

  private static String down() {
    throw new IllegalStateException("503 from the provider");
  }

  private static void pause() {
    try {
      Thread.sleep(COOLDOWN.toMillis() + 20);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the cooldown", e);
    }
  }
}
