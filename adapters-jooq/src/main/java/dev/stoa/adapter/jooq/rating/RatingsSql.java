package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.DomainRatings.DOMAIN_RATINGS;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.ListParam;
import dev.stoa.adapter.jooq.Params;
import dev.stoa.adapter.jooq.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** The statements of ratings. */
final class RatingsSql {

  static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  static final Param<Double> ELO = Params.named("elo", RATINGS.ELO);
  static final Param<String> NAME = Params.named("name", RATINGS.AGENT_NAME);
  static final ListParam<String> AGENTS = Params.list("agents", RATINGS.AGENT_NAME);
  static final ListParam<String> DOMAINS = Params.list("domains", DOMAIN_RATINGS.DOMAIN);

  /** The discipline of a row, empty for what an agent is rated overall. */
  static final Field<String> DISCIPLINE = inline("").as("discipline");

  private static final List<Field<?>> COLUMNS =
      List.of(
          RATINGS.AGENT_NAME,
          RATINGS.ELO,
          RATINGS.WINS,
          RATINGS.LOSSES,
          RATINGS.DRAWS,
          RATINGS.DEBATES_COUNT,
          RATINGS.UPDATED_AT);
  private static final List<Field<?>> DOMAIN_COLUMNS =
      List.of(
          DOMAIN_RATINGS.AGENT_NAME,
          DOMAIN_RATINGS.DOMAIN,
          DOMAIN_RATINGS.ELO,
          DOMAIN_RATINGS.DEBATES_COUNT,
          DOMAIN_RATINGS.UPDATED_AT);

  static final Statement FIND =
      Statement.of(
          () ->
              select(COLUMNS)
                  .from(RATINGS)
                  .where(RATINGS.AGENT_NAME.eq(Params.of(RATINGS.AGENT_NAME))));
  static final Statement OF = Statement.of(RatingsSql::of);
  static final Statement DISCIPLINES_OF =
      Statement.of(
          () ->
              select(DOMAIN_COLUMNS)
                  .from(DOMAIN_RATINGS)
                  .where(DOMAIN_RATINGS.AGENT_NAME.eq(Params.of(DOMAIN_RATINGS.AGENT_NAME)))
                  .orderBy(DOMAIN_RATINGS.DOMAIN));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(RATINGS)
                  .set(Params.of(COLUMNS))
                  .onConflict(RATINGS.AGENT_NAME)
                  .doUpdate()
                  .set(Params.excluded(COLUMNS.subList(1, COLUMNS.size()))));
  static final Statement SAVE_DOMAIN =
      Statement.of(
          () ->
              insertInto(DOMAIN_RATINGS)
                  .set(Params.of(DOMAIN_COLUMNS))
                  .onConflict(DOMAIN_RATINGS.AGENT_NAME, DOMAIN_RATINGS.DOMAIN)
                  .doUpdate()
                  .set(Params.excluded(DOMAIN_COLUMNS.subList(2, DOMAIN_COLUMNS.size()))));
  static final Statement TOP = Statement.of(() -> leaders(noCondition()));
  static final Statement LEADERS =
      Statement.of(() -> leaders(below(RATINGS.ELO, RATINGS.AGENT_NAME)));
  static final Statement DOMAIN_TOP = Statement.of(() -> domainLeaders(noCondition()));
  static final Statement DOMAIN_LEADERS =
      Statement.of(() -> domainLeaders(below(DOMAIN_RATINGS.ELO, DOMAIN_RATINGS.AGENT_NAME)));
  static final Statement NEXT_DISCIPLINE =
      Statement.of(
          () ->
              select(DOMAIN_RATINGS.DOMAIN)
                  .from(DOMAIN_RATINGS)
                  .where(DOMAIN_RATINGS.DOMAIN.gt(Params.of(DOMAIN_RATINGS.DOMAIN)))
                  .orderBy(DOMAIN_RATINGS.DOMAIN)
                  .limit(inline(1)));
  static final Statement ALL =
      Statement.of(() -> select(COLUMNS).from(RATINGS).orderBy(RATINGS.AGENT_NAME));
  static final Statement ALL_DOMAINS =
      Statement.of(
          () ->
              select(DOMAIN_COLUMNS)
                  .from(DOMAIN_RATINGS)
                  .orderBy(DOMAIN_RATINGS.AGENT_NAME, DOMAIN_RATINGS.DOMAIN));

  private RatingsSql() {}

  /** Overall and in disciplines at once; a discipline has no wins, losses and draws. */
  private static Query of() {
    return select(DISCIPLINE)
        .select(COLUMNS)
        .from(RATINGS)
        .where(AGENTS.contains(RATINGS.AGENT_NAME))
        .unionAll(
            select(
                    DOMAIN_RATINGS.DOMAIN,
                    DOMAIN_RATINGS.AGENT_NAME,
                    DOMAIN_RATINGS.ELO,
                    inline(0L),
                    inline(0L),
                    inline(0L),
                    DOMAIN_RATINGS.DEBATES_COUNT,
                    DOMAIN_RATINGS.UPDATED_AT)
                .from(DOMAIN_RATINGS)
                .where(AGENTS.contains(DOMAIN_RATINGS.AGENT_NAME))
                .and(DOMAINS.contains(DOMAIN_RATINGS.DOMAIN)));
  }

  private static Query leaders(Condition after) {
    return select(COLUMNS)
        .from(RATINGS)
        .where(after)
        .orderBy(RATINGS.ELO.desc(), RATINGS.AGENT_NAME)
        .limit(LIMIT);
  }

  private static Query domainLeaders(Condition after) {
    return select(DOMAIN_COLUMNS)
        .from(DOMAIN_RATINGS)
        .where(DOMAIN_RATINGS.DOMAIN.eq(Params.of(DOMAIN_RATINGS.DOMAIN)))
        .and(after)
        .orderBy(DOMAIN_RATINGS.ELO.desc(), DOMAIN_RATINGS.AGENT_NAME)
        .limit(LIMIT);
  }

  /** After a place: written so that either engine enters the index at it. */
  private static Condition below(Field<Double> elo, Field<String> name) {
    return elo.le(ELO).and(elo.lt(ELO).or(name.gt(NAME)));
  }
}
