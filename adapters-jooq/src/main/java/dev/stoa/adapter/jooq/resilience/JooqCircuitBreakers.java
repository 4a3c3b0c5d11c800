package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The circuit breakers in the table {@code circuit_breakers}. */
public final class JooqCircuitBreakers implements CircuitBreakers {

  private final JooqSession session;

  public JooqCircuitBreakers(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<CircuitBreaker> find(BreakerName name) {
    return session.one(
        BreakerSql.FIND,
        binds -> binds.set(CIRCUIT_BREAKERS.NAME, name.value()),
        BreakerRows::breaker);
  }

  @Override
  public Option<CircuitBreaker> lock(BreakerName name) {
    // Locked by name, not by row, because a breaker may not exist yet.
    session.serialize(LockName.BREAKER.of(name));
    return find(name);
  }

  @Override
  public void save(CircuitBreaker breaker) {
    session.run(BreakerSql.SAVE, binds -> BreakerRows.bind(binds, breaker));
  }

  @Override
  public void remove(BreakerName name) {
    session.run(BreakerSql.DELETE, binds -> binds.set(CIRCUIT_BREAKERS.NAME, name.value()));
  }

  @Override
  public Seq<CircuitBreaker> after(Option<BreakerName> name, int limit) {
    // No name is blank, so all names sort after the empty string.
    String last = name.map(BreakerName::value).getOrElse("");
    return session.list(
        BreakerSql.PAGE,
        binds -> binds.set(CIRCUIT_BREAKERS.NAME, last).set(BreakerSql.LIMIT, limit),
        BreakerRows::breaker);
  }
}
