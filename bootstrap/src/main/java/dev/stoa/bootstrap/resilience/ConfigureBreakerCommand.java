package dev.stoa.bootstrap.resilience;

import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
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
      "Gives a breaker, which is made if there is none, another policy; the audit trail tells of it.",
      "What is not given stays as it is, or as the provider has it."
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
      description = "So many failures in a row open it.")
  private Integer failures;

  @Option(
      names = "--successes",
      paramLabel = "<count>",
      description = "So many successful probes close it.")
  private Integer successes;

  @Option(
      names = "--cooldown",
      paramLabel = "<seconds>",
      description = "It stays open for so long.")
  private BigDecimal cooldown;

  @Option(names = "--probes", paramLabel = "<count>", description = "So many may run at once.")
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
          "cooldown " + seconds + " is too fine or too long: give seconds in whole milliseconds",
          e);
    }
  }
}
