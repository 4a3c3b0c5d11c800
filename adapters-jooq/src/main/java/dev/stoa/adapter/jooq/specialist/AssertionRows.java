package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.AssertionEvents.ASSERTION_EVENTS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResultBuilder;
import dev.stoa.domain.specialist.QuerySessionId;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code assertion_events} holds what. */
final class AssertionRows {

  static final Rows<AssertionResult> RESULTS =
      Rows.of(ASSERTION_EVENTS, AssertionRows::result)
          .key(ASSERTION_EVENTS.ID, result -> result.id().value())
          .set(ASSERTION_EVENTS.CREATED_AT, AssertionResult::createdAt)
          .set(ASSERTION_EVENTS.SESSION_ID, result -> result.session().value())
          .set(ASSERTION_EVENTS.ASSERTION_NAME, AssertionResult::name)
          .set(ASSERTION_EVENTS.LEVEL, result -> result.level().label())
          .set(ASSERTION_EVENTS.PASSED, AssertionResult::passed)
          .set(ASSERTION_EVENTS.BONUS_APPLIED, AssertionResult::bonusApplied)
          .set(ASSERTION_EVENTS.RETRIES_USED, AssertionResult::retries)
          .maybe(ASSERTION_EVENTS.MESSAGE, AssertionResult::message)
          .maybe(ASSERTION_EVENTS.DOMAIN, result -> result.domain().map(Discipline::value))
          .maybe(ASSERTION_EVENTS.POLICY_NAME, AssertionResult::policy)
          .set(ASSERTION_EVENTS.LATENCY_MS, AssertionResult::latencyMs);

  private AssertionRows() {}

  private static AssertionResult result(Row row) throws SQLException {
    return AssertionResultBuilder.builder()
        .id(new AssertionId(row.get(ASSERTION_EVENTS.ID)))
        .session(new QuerySessionId(row.get(ASSERTION_EVENTS.SESSION_ID)))
        .name(row.get(ASSERTION_EVENTS.ASSERTION_NAME))
        .level(AssertionLevel.labelled(row.get(ASSERTION_EVENTS.LEVEL)))
        .passed(row.get(ASSERTION_EVENTS.PASSED))
        .bonusApplied(row.get(ASSERTION_EVENTS.BONUS_APPLIED))
        .retries(row.get(ASSERTION_EVENTS.RETRIES_USED))
        .latencyMs(row.get(ASSERTION_EVENTS.LATENCY_MS))
        .message(Option.of(row.get(ASSERTION_EVENTS.MESSAGE)))
        .domain(Option.of(row.get(ASSERTION_EVENTS.DOMAIN)).map(Discipline::new))
        .policy(Option.of(row.get(ASSERTION_EVENTS.POLICY_NAME)))
        .createdAt(row.get(ASSERTION_EVENTS.CREATED_AT))
        .build();
  }
}
