package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.Tables.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The circuit breakers in the table {@code circuit_breakers}. */
public final class JooqCircuitBreakers implements CircuitBreakers {

  private final JooqSession session;
  private final BreakerSql sql;

  public JooqCircuitBreakers(JooqSession session) {
    this.session = session;
    this.sql = new BreakerSql(session.dialect().sql());
  }

  @Override
  public Option<CircuitBreaker> find(BreakerName name) {
    return session.one(sql.byName, binds -> binds.text(name.value()), BreakerRows::breaker);
  }

  @Override
  public Option<CircuitBreaker> lock(BreakerName name) {
    // By name, not by row: a breaker that is not there yet must be held still too.
    session.serialize("breaker " + name);
    return find(name);
  }

  @Override
  public void save(CircuitBreaker breaker) {
    session
        .dsl()
        .insertInto(CIRCUIT_BREAKERS)
        .set(BreakerRows.row(breaker))
        .onConflict(CIRCUIT_BREAKERS.NAME)
        .doUpdate()
        .setAllToExcluded()
        .execute();
  }

  @Override
  public Seq<CircuitBreaker> after(Option<BreakerName> name, int limit) {
    // No name is blank, so all of them stand behind the empty text.
    String last = name.map(BreakerName::value).getOrElse("");
    return session.list(sql.page, binds -> binds.text(last).number(limit), BreakerRows::breaker);
  }
}
