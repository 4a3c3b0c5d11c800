package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.Ratings.RATINGS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.SelectWhereStep;

/** The statements of ratings. */
final class RatingsSql {

  /** The domain of overall ratings. */
  static final String OVERALL = "";

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<Double> ELO = Params.named("elo", RATINGS.ELO);
  static final Param<String> NAME = Params.named("name", RATINGS.AGENT_NAME);
  static final ListParam<String> AGENTS = Params.list("agents", RATINGS.AGENT_NAME);
  static final ListParam<String> DOMAINS = Params.list("domains", RATINGS.DOMAIN);

  private static final List<Field<?>> KEY = List.of(RATINGS.AGENT_NAME, RATINGS.DOMAIN);
  private static final List<Field<?>> REST =
      List.of(RATINGS.ELO, RATINGS.WINS, RATINGS.LOSSES, RATINGS.DRAWS, RATINGS.UPDATED_AT);
  private static final Condition OF_AGENT = RATINGS.AGENT_NAME.eq(Params.of(RATINGS.AGENT_NAME));
  private static final Condition OF_DOMAIN = RATINGS.DOMAIN.eq(Params.of(RATINGS.DOMAIN));

  static final Statement FIND = Statement.of(() -> ratings().where(OF_AGENT).and(OF_DOMAIN));
  static final Statement OF =
      Statement.of(
          () ->
              ratings()
                  .where(AGENTS.contains(RATINGS.AGENT_NAME))
                  .and(DOMAINS.contains(RATINGS.DOMAIN)));
  static final Statement OF_OVERALL =
      Statement.of(
          () ->
              ratings()
                  .where(AGENTS.contains(RATINGS.AGENT_NAME))
                  .and(RATINGS.DOMAIN.eq(inline(OVERALL))));
  static final Statement DISCIPLINES_OF =
      Statement.of(
          () ->
              ratings()
                  .where(OF_AGENT)
                  .and(RATINGS.DOMAIN.gt(inline(OVERALL)))
                  .orderBy(RATINGS.DOMAIN));
  static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(RATINGS)
                  .set(Params.of(KEY))
                  .set(Params.of(REST))
                  .onConflict(RATINGS.AGENT_NAME, RATINGS.DOMAIN)
                  .doUpdate()
                  .set(Params.excluded(REST)));
  static final Statement TOP = Statement.of(() -> leaders(noCondition()));

  /** After a position, written so that both engines start the index scan there. */
  static final Statement LEADERS =
      Statement.of(
          () ->
              leaders(
                  RATINGS.ELO.le(ELO).and(RATINGS.ELO.lt(ELO).or(RATINGS.AGENT_NAME.gt(NAME)))));

  static final Statement NEXT_DOMAIN =
      Statement.of(
          () ->
              select(RATINGS.DOMAIN)
                  .from(RATINGS)
                  .where(RATINGS.DOMAIN.gt(Params.of(RATINGS.DOMAIN)))
                  .orderBy(RATINGS.DOMAIN)
                  .limit(inline(1)));
  static final Statement ALL =
      Statement.of(() -> ratings().orderBy(RATINGS.AGENT_NAME, RATINGS.DOMAIN));

  private RatingsSql() {}

  private static SelectWhereStep<?> ratings() {
    return select(KEY).select(REST).from(RATINGS);
  }

  private static Query leaders(Condition after) {
    return ratings()
        .where(OF_DOMAIN)
        .and(after)
        .orderBy(RATINGS.ELO.desc(), RATINGS.AGENT_NAME)
        .limit(LIMIT);
  }
}
