package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.ProviderPolicies;
import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Gives a breaker another policy. */
@Command(
    name = "configure",
    description = {
      "Sets the policy of a breaker, which is created if needed; audited.",
      "Values that are not given keep their current or default value."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa breaker configure search --failures 5 --cooldown 30",
      "  stoa breaker configure eu-gateway --provider mistral",
    })
final class ConfigureBreakerCommand extends NamedBreaker {

  @Option(
      names = "--provider",
      paramLabel = "<provider>",
      description = "Begin with the policy of this provider.")
  private String provider;

  @Option(
      names = "--failures",
      paramLabel = "<count>",
      description = "Number of consecutive failures that open it.")
  private Integer failures;

  @Option(
      names = "--successes",
      paramLabel = "<count>",
      description = "Number of successful probes that close it.")
  private Integer successes;

  @Option(names = "--cooldown", paramLabel = "<seconds>", description = "The cooldown in seconds.")
  private BigDecimal cooldown;

  @Option(
      names = "--probes",
      paramLabel = "<count>",
      description = "Maximum number of concurrent probes.")
  private Integer probes;

  @Override
  protected Answer answer() {
    BreakerName name = name();
    return BreakerView.answer(
        workspace()
            .create(
                stoa -> {
                  BreakerOperations breakers = stoa.breakers();
                  BreakerPolicy before = before(breakers, name);
                  return breakers.configure(name, CliFailure.checked(() -> changed(before)));
                }));
  }

  private BreakerPolicy before(BreakerOperations breakers, BreakerName name) {
    if (provider != null) {
      return ProviderPolicies.of(provider);
    }
    return breakers
        .find(name)
        .map(status -> status.breaker().policy())
        .getOrElse(() -> ProviderPolicies.of(name));
  }

  private BreakerPolicy changed(BreakerPolicy before) {
    return new BreakerPolicy(
        failures == null ? before.failureThreshold() : failures,
        successes == null ? before.successThreshold() : successes,
        cooldown == null ? before.cooldown() : duration(cooldown),
        probes == null ? before.probeLimit() : probes);
  }

  private static Duration duration(BigDecimal seconds) {
    try {
      return Duration.ofMillis(seconds.movePointRight(3).longValueExact());
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(
          "cooldown " + seconds + " is out of range: give seconds, with at most three decimals", e);
    }
  }
}
