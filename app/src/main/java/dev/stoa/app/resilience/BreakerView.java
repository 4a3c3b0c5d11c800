package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.CircuitBreaker;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Breakers for people and for machines. */
final class BreakerView {

  private static final double MILLIS = 1_000.0;

  private BreakerView() {}

  static Table listed(Seq<BreakerStatus> breakers) {
    return Table.of("name", "state", "failures", "successes", "probes", "retry at")
        .rows(
            breakers,
            status ->
                new Object[] {
                  status.breaker().name(),
                  status.state().label(),
                  status.breaker().failures() + " of " + policy(status).failureThreshold(),
                  status.breaker().successes() + " of " + policy(status).successThreshold(),
                  status.probes() + " of " + policy(status).probeLimit(),
                  status.retryAt().map(Instants::text).getOrElse("")
                });
  }

  static Answer answer(BreakerStatus status) {
    CircuitBreaker breaker = status.breaker();
    Table table =
        Table.of("what", "value")
            .row("name", breaker.name())
            .row("state", status.state().label())
            .row(
                "failures in a row",
                breaker.failures() + " of " + policy(status).failureThreshold())
            .row(
                "successful probes",
                breaker.successes() + " of " + policy(status).successThreshold())
            .row("running probes", status.probes() + " of " + policy(status).probeLimit())
            .row("cooldown", seconds(policy(status)) + " s")
            .row("opened at", breaker.openedAt().map(Instants::text).getOrElse(""))
            .row("retry at", status.retryAt().map(Instants::text).getOrElse(""))
            .row("changed at", breaker.updatedAt());
    return Answer.ok(table.text(), json(status));
  }

  static JsonObject json(BreakerStatus status) {
    CircuitBreaker breaker = status.breaker();
    return new JsonMembers()
        .with("name", breaker.name().value())
        .with("state", status.state().label())
        .with("failures", breaker.failures())
        .with("failure_threshold", policy(status).failureThreshold())
        .with("successes", breaker.successes())
        .with("success_threshold", policy(status).successThreshold())
        .with("probes", status.probes())
        .with("probe_limit", policy(status).probeLimit())
        .withNumber("cooldown_seconds", Option.of(seconds(policy(status))))
        .withText("opened_at", breaker.openedAt().map(Instants::text))
        .withText("retry_at", status.retryAt().map(Instants::text))
        .with("updated_at", Instants.text(breaker.updatedAt()))
        .object();
  }

  private static BreakerPolicy policy(BreakerStatus status) {
    return status.breaker().policy();
  }

  private static Double seconds(BreakerPolicy policy) {
    return policy.cooldown().toMillis() / MILLIS;
  }
}
