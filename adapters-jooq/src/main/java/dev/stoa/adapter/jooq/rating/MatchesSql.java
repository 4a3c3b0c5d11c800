package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectCount;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.ListQuery;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.MatchParticipants;
import dev.stoa.schema.generated.tables.Matches;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.impl.DSL;

/** The statements of the log of matches. */
final class MatchesSql {

  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> ONE = Params.named("one", MATCH_PARTICIPANTS.AGENT_NAME);
  static final Param<String> OTHER = Params.named("other", MATCH_PARTICIPANTS.AGENT_NAME);
  static final Param<Long> FROM = Params.named("from", MATCHES.ID);
  static final Param<Long> BEFORE = Params.named("before", MATCHES.ID);
  static final ListParam<String> DEBATES = Params.list("debates", MATCHES.DEBATE_ID);
  static final ListParam<Long> IDS = Params.list("ids", MATCHES.ID);

  private static final Matches ASKED = MATCHES.as("asked");

  /** How many of the given debates are in the log. */
  static final Field<Integer> KNOWN = DSL.field("known", Integer.class);

  private static final List<Field<?>> COLUMNS =
      List.of(
          MATCHES.ID,
          MATCHES.DEBATE_ID,
          MATCHES.DOMAIN,
          MATCHES.CONFIDENCE_WEIGHT,
          MATCHES.K_FACTOR,
          MATCHES.ORIGIN,
          MATCHES.CREATED_AT);
  private static final List<Field<?>> PART_COLUMNS =
      List.of(
          MATCH_PARTICIPANTS.MATCH_ID,
          MATCH_PARTICIPANTS.PLACE,
          MATCH_PARTICIPANTS.AGENT_NAME,
          MATCH_PARTICIPANTS.SCORE,
          MATCH_PARTICIPANTS.K_MULTIPLIER,
          MATCH_PARTICIPANTS.ELO_CHANGE,
          MATCH_PARTICIPANTS.ELO);

  static final ListQuery<String> END =
      ListQuery.of("asked", ASKED.DEBATE_ID, wanted -> end(wanted));

  static final Statement INSERT = Statement.of(() -> insertInto(MATCHES).set(Params.of(COLUMNS)));
  static final Statement INSERT_PART =
      Statement.of(() -> insertInto(MATCH_PARTICIPANTS).set(Params.of(PART_COLUMNS)));
  static final Statement RERATE =
      Statement.of(
          () ->
              update(MATCH_PARTICIPANTS)
                  .set(Params.of(List.of(MATCH_PARTICIPANTS.ELO_CHANGE, MATCH_PARTICIPANTS.ELO)))
                  .where(MATCH_PARTICIPANTS.MATCH_ID.eq(Params.of(MATCH_PARTICIPANTS.MATCH_ID)))
                  .and(MATCH_PARTICIPANTS.PLACE.eq(Params.of(MATCH_PARTICIPANTS.PLACE))));
  static final Statement OF_DEBATE =
      Statement.of(() -> rows(MATCHES.DEBATE_ID.eq(Params.of(MATCHES.DEBATE_ID))));
  static final Statement OF_DEBATES = Statement.of(() -> rows(DEBATES.contains(MATCHES.DEBATE_ID)));
  static final Statement OF_IDS = Statement.of(() -> rows(IDS.contains(MATCHES.ID)));
  static final Statement BETWEEN = Statement.of(MatchesSql::between);
  static final Statement ALL = Statement.of(() -> rows(noCondition()));
  static final Statement TIME_FROM =
      Statement.of(
          () ->
              select(MATCHES.CREATED_AT)
                  .from(MATCHES)
                  .where(MATCHES.ID.ge(FROM))
                  .orderBy(MATCHES.ID)
                  .limit(inline(1)));
  static final Statement PAGE =
      Statement.of(
          () ->
              select(MATCHES.ID)
                  .from(MATCHES)
                  .where(MATCHES.ID.ge(FROM))
                  .and(MATCHES.ID.lt(BEFORE))
                  .orderBy(MATCHES.ID.desc())
                  .limit(LIMIT));
  static final Statement PAGE_OF_DOMAIN =
      Statement.of(
          () ->
              select(MATCHES.ID)
                  .from(MATCHES)
                  .where(MATCHES.DOMAIN.eq(Params.of(MATCHES.DOMAIN)))
                  .and(MATCHES.ID.ge(FROM))
                  .and(MATCHES.ID.lt(BEFORE))
                  .orderBy(MATCHES.ID.desc())
                  .limit(LIMIT));
  static final Statement PAGE_OF_AGENT =
      Statement.of(
          () ->
              select(MATCH_PARTICIPANTS.MATCH_ID)
                  .from(MATCH_PARTICIPANTS)
                  .where(MATCH_PARTICIPANTS.AGENT_NAME.eq(ONE))
                  .and(MATCH_PARTICIPANTS.MATCH_ID.ge(FROM))
                  .and(MATCH_PARTICIPANTS.MATCH_ID.lt(BEFORE))
                  .orderBy(MATCH_PARTICIPANTS.MATCH_ID.desc())
                  .limit(LIMIT));
  static final Statement PAGE_OF_BOTH =
      Statement.of(
          () ->
              select(MATCH_PARTICIPANTS.MATCH_ID)
                  .from(MATCH_PARTICIPANTS)
                  .join(MATCHES)
                  .on(MATCHES.ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
                  .where(MATCH_PARTICIPANTS.AGENT_NAME.eq(ONE))
                  .and(MATCHES.DOMAIN.eq(Params.of(MATCHES.DOMAIN)))
                  .and(MATCH_PARTICIPANTS.MATCH_ID.ge(FROM))
                  .and(MATCH_PARTICIPANTS.MATCH_ID.lt(BEFORE))
                  .orderBy(MATCH_PARTICIPANTS.MATCH_ID.desc())
                  .limit(LIMIT));
  static final Statement SCORES =
      Statement.of(
          () ->
              select(
                      MATCH_PARTICIPANTS.MATCH_ID,
                      MATCH_PARTICIPANTS.AGENT_NAME,
                      MATCH_PARTICIPANTS.SCORE)
                  .from(MATCH_PARTICIPANTS)
                  .orderBy(MATCH_PARTICIPANTS.MATCH_ID));
  static final Statement SCORES_OF_DOMAIN =
      Statement.of(
          () ->
              select(
                      MATCH_PARTICIPANTS.MATCH_ID,
                      MATCH_PARTICIPANTS.AGENT_NAME,
                      MATCH_PARTICIPANTS.SCORE)
                  .from(MATCHES)
                  .join(MATCH_PARTICIPANTS)
                  .on(MATCH_PARTICIPANTS.MATCH_ID.eq(MATCHES.ID))
                  .where(MATCHES.DOMAIN.eq(Params.of(MATCHES.DOMAIN)))
                  .orderBy(MATCHES.ID));

  private MatchesSql() {}

  private static Query end(Condition wanted) {
    return select(
            MATCHES.ID,
            MATCHES.CREATED_AT,
            DSL.field(selectCount().from(ASKED).where(wanted)).as(KNOWN))
        .from(MATCHES)
        .orderBy(MATCHES.ID.desc())
        .limit(inline(1));
  }

  private static Query rows(Condition condition) {
    return select(COLUMNS)
        .select(PART_COLUMNS)
        .from(MATCHES)
        .join(MATCH_PARTICIPANTS)
        .on(MATCH_PARTICIPANTS.MATCH_ID.eq(MATCHES.ID))
        .where(condition)
        .orderBy(MATCHES.ID, MATCH_PARTICIPANTS.PLACE);
  }

  private static Query between() {
    MatchParticipants other = MATCH_PARTICIPANTS.as("other");
    return select(MATCH_PARTICIPANTS.MATCH_ID)
        .from(MATCH_PARTICIPANTS)
        .join(other)
        .on(other.MATCH_ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
        .where(MATCH_PARTICIPANTS.AGENT_NAME.eq(ONE))
        .and(other.AGENT_NAME.eq(OTHER))
        .and(MATCH_PARTICIPANTS.MATCH_ID.lt(BEFORE))
        .orderBy(MATCH_PARTICIPANTS.MATCH_ID.desc())
        .limit(LIMIT);
  }
}
