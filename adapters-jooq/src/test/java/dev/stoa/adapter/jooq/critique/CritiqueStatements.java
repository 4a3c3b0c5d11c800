package dev.stoa.adapter.jooq.critique;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.Tuple;
import java.time.Instant;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class CritiqueStatements {

  private static final Filters OF_AGENT = Filters.NONE.and(CritiqueSql.OF_AGENT, "a");
  private static final Filters OF_DEBATE = Filters.NONE.and(CritiqueSql.OF_DEBATE, "d");
  private static final Filters SUCCESSFUL = Filters.NONE.and(PatternSql.OF_SUCCESSES, 1L);
  private static final Filters UNTOUCHED = Filters.NONE.and(PatternSql.UNTOUCHED, Instant.EPOCH);

  static final List<Statement> ALL =
      List.of(
          CritiqueSql.BY_ID.reads().get(0),
          CritiqueRows.JUDGED.statements().get(0),
          CritiqueSql.IN_ORDER.later(Filters.NONE, 1L),
          CritiqueSql.IN_ORDER.later(OF_DEBATE, 1L),
          CritiqueSql.IN_ORDER.later(OF_AGENT, 1L),
          CritiqueSql.IN_ORDER.later(OF_DEBATE.and(CritiqueSql.OF_AGENT, "a"), 1L),
          PatternSql.BY_ID.reads().get(0),
          PatternSql.BY_ID.reads().get(1),
          PatternSql.BY_ID.writes().get(1),
          PatternSql.STRONGEST.later(SUCCESSFUL, Tuple.of(1.0, "p")),
          PatternSql.STRONGEST.later(
              Filters.NONE.and(PatternSql.OF_CATEGORY, "c").and(PatternSql.OF_SUCCESSES, 1L),
              Tuple.of(1.0, "p")),
          PatternSql.OLDEST.first(UNTOUCHED),
          PatternSql.OLDEST.later(
              UNTOUCHED, new TimePosition<>(Instant.EPOCH, new PatternId("0123456789ab"))),
          PatternSql.LAST_ARCHIVED.first(Filters.NONE.and(PatternSql.OF_ID, "p")),
          JooqReputations.BY_AGENT.reads().get(0),
          JooqReputations.BY_AGENT.reads().get(1),
          JooqReputations.MOST_ACCEPTED.later(Filters.NONE, Tuple.of(1L, "a")),
          JooqReputations.BEST_CALIBRATED.later(Filters.NONE, Tuple.of(1.0, "a")));

  private CritiqueStatements() {}
}
