package dev.stoa.actions.resilience;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.ProviderPolicies;
import io.vavr.control.Option;
import java.time.Duration;

/** The parts of a policy that change. */
record ConfigureBreaker(
    @Param(value = ResilienceActions.NAME, position = 0) BreakerName name,
    @Param(value = "Start from the policy of this provider.", label = "provider")
        Option<String> provider,
    @Param(
            value = "Consecutive failures that open it",
            option = "failures",
            min = 1,
            max = BreakerPolicy.MAX_COUNT)
        Option<Integer> failureThreshold,
    @Param(
            value = "Successful probes that close it",
            option = "successes",
            min = 1,
            max = BreakerPolicy.MAX_COUNT)
        Option<Integer> successThreshold,
    @Param("How long it stays open before a probe is admitted.") Option<Duration> cooldown,
    @Param(
            value = "Probes that may run at once",
            option = "probes",
            min = 1,
            max = BreakerPolicy.MAX_COUNT)
        Option<Integer> probeLimit) {

  BreakerStatus apply(BreakerOperations breakers) {
    BreakerPolicy before =
        provider
            .map(ProviderPolicies::of)
            .orElse(() -> breakers.find(name).map(status -> status.breaker().policy()))
            .getOrElse(() -> ProviderPolicies.of(name));
    return breakers.configure(
        name,
        new BreakerPolicy(
            failureThreshold.getOrElse(before.failureThreshold()),
            successThreshold.getOrElse(before.successThreshold()),
            cooldown.getOrElse(before.cooldown()),
            probeLimit.getOrElse(before.probeLimit())));
  }
}
