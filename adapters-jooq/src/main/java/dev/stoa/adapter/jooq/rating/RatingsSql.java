package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.RatingRows.NOW;
import static dev.stoa.adapter.jooq.rating.RatingRows.OVERALL;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rating.RatingRows.Scoped;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.rating.Standing;

/** The statements of ratings. */
final class RatingsSql {

  static final ListParam<String> AGENTS = Params.list("agents", RATINGS.AGENT_NAME);
  static final ListParam<String> DOMAINS = Params.list("domains", RATINGS.DOMAIN);

  static final Pages<Standing, Scoped> LEADERS =
      NOW.pages(
          Order.ranking(
              RATINGS.ELO, Standing::elo, RATINGS.AGENT_NAME, place -> place.agent().value()));
  static final Filter<String> OF_DOMAIN = Filter.eq(RATINGS.DOMAIN);

  static final Statement FIND = Statement.of(() -> NOW.select(NOW.ofKey()));
  static final Statement OF =
      Statement.of(
          () ->
              NOW.select(AGENTS.contains(RATINGS.AGENT_NAME))
                  .and(DOMAINS.contains(RATINGS.DOMAIN)));
  static final Statement OF_OVERALL =
      Statement.of(
          () ->
              NOW.select(AGENTS.contains(RATINGS.AGENT_NAME))
                  .and(RATINGS.DOMAIN.eq(inline(OVERALL))));
  static final Statement DISCIPLINES_OF =
      Statement.of(
          () ->
              NOW.select(RATINGS.AGENT_NAME.eq(Params.of(RATINGS.AGENT_NAME)))
                  .and(RATINGS.DOMAIN.gt(inline(OVERALL)))
                  .orderBy(RATINGS.DOMAIN));
  static final Statement NEXT_DOMAIN =
      Statement.of(
          () ->
              select(RATINGS.DOMAIN)
                  .from(RATINGS)
                  .where(RATINGS.DOMAIN.gt(Params.of(RATINGS.DOMAIN)))
                  .orderBy(RATINGS.DOMAIN)
                  .limit(inline(1)));
  static final Statement ALL =
      Statement.of(() -> NOW.select(noCondition()).orderBy(RATINGS.AGENT_NAME, RATINGS.DOMAIN));

  private RatingsSql() {}
}
