package dev.stoa.testkit.resilience;

import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The circuit breakers in a sorted map. */
public final class InMemoryCircuitBreakers implements CircuitBreakers {

  private final Cell<SortedMap<BreakerName, CircuitBreaker>> breakers;

  public InMemoryCircuitBreakers(InMemoryUnitOfWork unit) {
    this.breakers = unit.cell(TreeMap.empty(InMemoryCircuitBreakers::byBytes));
  }

  @Override
  public Option<CircuitBreaker> find(BreakerName name) {
    return breakers.get().get(name);
  }

  @Override
  public Option<CircuitBreaker> lock(BreakerName name) {
    // Writing nothing is still writing: a unit that only reads may not hold a breaker still.
    breakers.update(all -> all);
    return find(name);
  }

  @Override
  public void save(CircuitBreaker breaker) {
    breakers.update(all -> all.put(breaker.name(), breaker));
  }

  @Override
  public void remove(BreakerName name) {
    breakers.update(all -> all.remove(name));
  }

  @Override
  public Seq<CircuitBreaker> after(Option<BreakerName> name, int limit) {
    return breakers
        .get()
        .values()
        .filter(breaker -> name.forAll(last -> byBytes(breaker.name(), last) > 0))
        .take(limit)
        .toVector();
  }

  private static int byBytes(BreakerName one, BreakerName other) {
    return Arrays.compareUnsigned(
        one.value().getBytes(StandardCharsets.UTF_8),
        other.value().getBytes(StandardCharsets.UTF_8));
  }
}
