package dev.stoa.adapter.jooq.correction;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class CorrectionStatements {

  private static final Filters VALID =
      Filters.NONE.and(CorrectionSql.VALID_AT, Option.some(Instant.EPOCH));
  private static final Filters OF_DOMAIN = Filters.NONE.and(CorrectionSql.OF_DOMAIN, "d");
  private static final TimePosition<CorrectionId> LAST =
      new TimePosition<>(Instant.EPOCH, new CorrectionId("c"));

  private CorrectionStatements() {}

  /** Without first pages of all, which read the beginning of an index, and without the export. */
  static List<Statement> statements() {
    List<Statement> all =
        new ArrayList<>(
            List.of(
                CorrectionRows.SWEPT.statements().get(0),
                CorrectionSql.PROJECT.reads().get(0),
                CorrectionSql.CONVERSATION.reads().get(0),
                CorrectionSql.NEWEST.first(
                    Filters.NONE
                        .and(CorrectionSql.OF_SUBJECT, "s")
                        .and(CorrectionSql.OF_DOMAIN, "d")
                        .and(CorrectionSql.HOLDING)),
                CorrectionSql.NEWEST.first(Filters.NONE.and(CorrectionSql.REPLACED_BY, "c"))));
    for (Filters wanted :
        List.of(
            OF_DOMAIN,
            OF_DOMAIN.and(CorrectionSql.VALID_AT, Option.some(Instant.EPOCH)),
            OF_DOMAIN.and(CorrectionSql.SEEN_BY, "u"))) {
      all.add(CorrectionSql.NEWEST.first(wanted));
      all.add(CorrectionSql.NEWEST.later(wanted, LAST));
    }
    all.add(CorrectionSql.NEWEST.later(VALID.and(CorrectionSql.SEEN_BY, "u"), LAST));
    for (Filters wanted : List.of(Filters.NONE, VALID)) {
      all.add(CorrectionSql.NEWEST.later(wanted, LAST));
    }
    all.add(CorrectionSql.IN_ORDER.later(Filters.NONE, ""));
    all.addAll(CorrectionRows.STORED.statements());
    all.addAll(CorrectionSql.BY_ID.reads());
    all.addAll(CorrectionSql.BY_ID.writes());
    return all;
  }
}
