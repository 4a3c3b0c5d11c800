package dev.stoa.adapter.jooq.specialist;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.RunId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class SpecialistStatements {

  private static final Filters PROMOTIONS = Filters.NONE.and(JooqPromotions.OF_SPECIALIST, "s");
  private static final TimePosition<RunId> LAST_RUN =
      new TimePosition<>(Instant.EPOCH, new RunId("r"));

  private SpecialistStatements() {}

  /** Without first pages of all, which read the beginning of an index, and without counts. */
  static List<Statement> statements() {
    List<Statement> all = new ArrayList<>();
    all.add(JooqPromotions.STORED.statements().get(0));
    all.add(JooqPromotions.NEWEST.first(PROMOTIONS));
    all.add(JooqPromotions.NEWEST.later(PROMOTIONS, 1L));
    all.add(JooqPromotions.NEWEST.first(PROMOTIONS.and(JooqPromotions.PROMOTED)));
    all.addAll(JooqQuerySessions.STORED.statements());
    all.addAll(JooqQuerySessions.BY_ID.reads());
    all.add(
        JooqQuerySessions.NEWEST.later(
            Filters.NONE, new TimePosition<>(Instant.EPOCH, new QuerySessionId("q"))));
    all.addAll(RunRows.SETTLED.statements());
    all.addAll(RunRows.RESPONSES.statements());
    all.addAll(RunSql.BY_ID.reads());
    all.add(RunSql.CONVERSATION.reads().get(0));
    all.add(RunSql.NEWEST.first(Filters.NONE.and(RunSql.OF_QUERY, "q")));
    for (Filters wanted :
        List.of(
            Filters.NONE.and(RunSql.OF_CONVERSATION, "c"),
            Filters.NONE.and(RunSql.OF_SPECIALIST, "s"),
            Filters.NONE.and(RunSql.OF_SPECIALIST, "s").and(RunSql.OF_USER, "u"))) {
      all.add(RunSql.NEWEST.first(wanted));
      all.add(RunSql.NEWEST.later(wanted, LAST_RUN));
    }
    for (AssertionFilter.Kind kind : AssertionFilter.Kind.values()) {
      Filters wanted = AssertionSql.wanted(new AssertionFilter(kind, "v"));
      all.add(AssertionSql.NEWEST.first(wanted));
      all.add(
          AssertionSql.NEWEST.later(
              wanted, new TimePosition<>(Instant.EPOCH, new AssertionId("a"))));
    }
    return all;
  }
}
