package dev.stoa.adapter.jooq.critique;

import static dev.stoa.adapter.jooq.critique.CritiqueRows.FILED;
import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.critique.Critique;

/** The statements of critiques. */
final class CritiqueSql {

  static final Lookup<Long, Critique> BY_ID = FILED.by(CRITIQUES.ID);
  static final Pages<Long, Critique> IN_ORDER =
      FILED.pages(Order.ascending(CRITIQUES.ID, id -> id));
  static final Filter<String> OF_DEBATE = Filter.eq(CRITIQUES.DEBATE_ID);
  static final Filter<String> OF_AGENT = Filter.eq(CRITIQUES.AGENT);

  static final Statement LAST =
      Statement.of(
          () -> select(CRITIQUES.ID).from(CRITIQUES).orderBy(CRITIQUES.ID.desc()).limit(inline(1)));
  static final Statement FIRST =
      Statement.of(
          () ->
              select(CRITIQUES.ID, CRITIQUES.CREATED_AT)
                  .from(CRITIQUES)
                  .orderBy(CRITIQUES.ID)
                  .limit(Rows.LIMIT));

  private CritiqueSql() {}
}
