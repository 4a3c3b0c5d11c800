package dev.stoa.imports.aragora;

import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakerBuilder;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * The circuit breakers of Aragora. Each entity that a breaker there keeps apart gets its own
 * breaker, named after both.
 */
final class AragoraBreakers {

  private final ImportRun run;
  private final ForeignStore store;

  AragoraBreakers(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
  }

  void run() {
    run.table(store, "circuit_breakers", "breakers")
        .key("name")
        .intoChecked(this::breakers, batch -> batch.map(this::keep));
  }

  private Seq<CircuitBreaker> breakers(ForeignRow row) {
    Members state = Members.of(row, "state_json");
    Members config = state.members("config");
    BreakerPolicy policy =
        new BreakerPolicy(
            (int) row.whole("failure_threshold", 3),
            (int) config.number("half_open_success_threshold", 2),
            Duration.ofMillis(Math.round(row.real("cooldown_seconds", 60) * 1000)),
            (int) config.number("half_open_max_calls", 3));
    Instant at = run.stamps().require(row, "updated_at");
    String name = row.required("name");
    Members single = state.members("single_mode");
    CircuitBreaker whole =
        breaker(
            name,
            policy,
            single.number("failures", 0),
            Option.when(single.flag("is_open"), () -> single.number("open_for_seconds", 0)),
            at);
    Members entities = state.members("entity_mode");
    Members failures = entities.members("failures");
    Members open = entities.members("open_circuits");
    return Vector.of(whole)
        .appendAll(
            failures
                .object()
                .members()
                .keySet()
                .addAll(open.object().members().keySet())
                .toVector()
                .sorted()
                .map(
                    entity ->
                        breaker(
                            name + "/" + entity,
                            policy,
                            failures.number(entity, 0),
                            open.number(entity),
                            at)));
  }

  /** How long it had been open is kept there; when it opened, here. */
  private static CircuitBreaker breaker(
      String name, BreakerPolicy policy, double failures, Option<Double> openFor, Instant at) {
    return CircuitBreakerBuilder.builder()
        .name(new BreakerName(name))
        .policy(policy)
        .generation(0)
        .failures((int) failures)
        .successes(0)
        .openedAt(openFor.map(seconds -> at.minusNanos(Math.round(seconds * 1_000_000) * 1_000)))
        .probes(Vector.empty())
        .updatedAt(at)
        .build();
  }

  private Option<String> keep(Seq<CircuitBreaker> breakers) {
    CircuitBreakers all = run.storage().circuitBreakers();
    Option<CircuitBreaker> taken = breakers.find(one -> all.lock(one.name()).isDefined());
    if (taken.isEmpty()) {
      breakers.forEach(all::save);
    }
    return taken.map(one -> "there is a breaker " + one.name() + " already");
  }
}
