package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.QuerySessionId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Results of assertions in the table {@code assertion_events}. */
public final class JooqAssertionResults implements AssertionResults {

  private final JooqSession session;

  public JooqAssertionResults(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(AssertionResult result) {
    session.run(
        AssertionSql.INSERT,
        binds ->
            binds
                .set(ASSERTION_EVENTS.ID, result.id().value())
                .set(ASSERTION_EVENTS.CREATED_AT, result.createdAt())
                .set(ASSERTION_EVENTS.SESSION_ID, result.session().value())
                .set(ASSERTION_EVENTS.ASSERTION_NAME, result.name())
                .set(ASSERTION_EVENTS.LEVEL, result.level().label())
                .set(ASSERTION_EVENTS.PASSED, result.passed())
                .set(ASSERTION_EVENTS.BONUS_APPLIED, result.bonusApplied())
                .set(ASSERTION_EVENTS.RETRIES_USED, result.retries())
                .set(ASSERTION_EVENTS.MESSAGE, result.message().getOrNull())
                .set(ASSERTION_EVENTS.DOMAIN, result.domain().map(Discipline::value).getOrNull())
                .set(ASSERTION_EVENTS.POLICY_NAME, result.policy().getOrNull())
                .set(ASSERTION_EVENTS.LATENCY_MS, result.latencyMs()));
  }

  @Override
  public Seq<AssertionResult> of(
      AssertionFilter filter, Option<TimePosition<AssertionId>> after, int limit) {
    return session.list(
        AssertionSql.page(filter.kind(), after.isDefined()),
        binds -> {
          binds.set(AssertionSql.VALUE, filter.value()).set(AssertionSql.LIMIT, limit);
          for (TimePosition<AssertionId> last : after) {
            AssertionSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqAssertionResults::result);
  }

  @Override
  public Seq<AssertionCounts> counts(AssertionFilter filter, int limit) {
    return session.list(
        AssertionSql.counts(filter.kind()),
        binds -> binds.set(AssertionSql.VALUE, filter.value()).set(AssertionSql.LIMIT, limit),
        row ->
            new AssertionCounts(
                row.get(ASSERTION_EVENTS.ASSERTION_NAME),
                row.get(AssertionSql.RESULTS),
                row.get(AssertionSql.PASSED),
                row.get(AssertionSql.BONUS),
                row.get(AssertionSql.RETRIES),
                row.get(AssertionSql.LATENCY)));
  }

  private static AssertionResult result(Row row) throws SQLException {
    return new AssertionResult(
        new AssertionId(row.get(ASSERTION_EVENTS.ID)),
        new QuerySessionId(row.get(ASSERTION_EVENTS.SESSION_ID)),
        row.get(ASSERTION_EVENTS.ASSERTION_NAME),
        AssertionLevel.labelled(row.get(ASSERTION_EVENTS.LEVEL)),
        row.get(ASSERTION_EVENTS.PASSED),
        row.get(ASSERTION_EVENTS.BONUS_APPLIED),
        row.get(ASSERTION_EVENTS.RETRIES_USED),
        row.get(ASSERTION_EVENTS.LATENCY_MS),
        Option.of(row.get(ASSERTION_EVENTS.MESSAGE)),
        Option.of(row.get(ASSERTION_EVENTS.DOMAIN)).map(Discipline::new),
        Option.of(row.get(ASSERTION_EVENTS.POLICY_NAME)),
        row.get(ASSERTION_EVENTS.CREATED_AT));
  }
}
