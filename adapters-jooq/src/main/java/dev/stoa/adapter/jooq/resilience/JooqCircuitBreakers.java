package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.adapter.jooq.resilience.BreakerRows.BREAKERS;
import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The circuit breakers in the table {@code circuit_breakers}. */
public final class JooqCircuitBreakers implements CircuitBreakers {

  static final Lookup<String, CircuitBreaker> BY_NAME = BREAKERS.by(CIRCUIT_BREAKERS.NAME);
  static final Pages<String, CircuitBreaker> IN_ORDER =
      BREAKERS.pages(Order.ascending(CIRCUIT_BREAKERS.NAME, name -> name));

  private final JooqSession session;

  public JooqCircuitBreakers(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<CircuitBreaker> find(BreakerName name) {
    return BY_NAME.find(session, name.value());
  }

  @Override
  public Option<CircuitBreaker> lock(BreakerName name) {
    // Locked by name, not by row, because a breaker may not exist yet.
    session.serialize(LockName.BREAKER.of(name));
    return find(name);
  }

  @Override
  public void save(CircuitBreaker breaker) {
    BREAKERS.put(session, breaker);
  }

  @Override
  public void remove(BreakerName name) {
    BY_NAME.remove(session, List.of(name.value()));
  }

  @Override
  public Seq<CircuitBreaker> after(Option<BreakerName> name, int limit) {
    // No name is blank, so all names sort after the empty string.
    String last = name.map(BreakerName::value).getOrElse("");
    return IN_ORDER.page(session, Filters.NONE, Option.some(last), limit);
  }
}
