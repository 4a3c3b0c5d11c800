package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.adapter.jooq.specialist.AssertionRows.RESULTS;
import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Results of assertions in the table {@code assertion_events}. */
public final class JooqAssertionResults implements AssertionResults {

  private final JooqSession session;

  public JooqAssertionResults(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(AssertionResult result) {
    RESULTS.add(session, result);
  }

  @Override
  public Seq<AssertionResult> of(
      AssertionFilter filter, Option<TimePosition<AssertionId>> after, int limit) {
    return AssertionSql.NEWEST.page(session, AssertionSql.wanted(filter), after, limit);
  }

  @Override
  public Seq<AssertionCounts> counts(AssertionFilter filter, int limit) {
    return session.list(
        AssertionSql.counts(filter.kind()),
        binds -> binds.set(AssertionSql.VALUE, filter.value()).set(Rows.LIMIT, limit),
        row ->
            new AssertionCounts(
                row.get(ASSERTION_EVENTS.ASSERTION_NAME),
                row.get(AssertionSql.RESULTS),
                row.get(AssertionSql.PASSED),
                row.get(AssertionSql.BONUS),
                row.get(AssertionSql.RETRIES),
                row.get(AssertionSql.LATENCY)));
  }
}
