package dev.stoa.adapter.jooq.learning;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.learning.LearningId;
import java.time.Instant;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class LearningStatements {

  private LearningStatements() {}

  static List<Statement> statements() {
    return List.of(
        JooqLearnings.BY_ID.reads().get(0),
        JooqLearnings.NEWEST.later(
            Filters.NONE, new TimePosition<>(Instant.EPOCH, new LearningId("l"))),
        JooqLearnings.IN_ORDER.all(Filters.NONE.and(JooqLearnings.OF_LEARNING, "l")),
        JooqLearnings.HOLDING);
  }
}
