package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.MatchRows.LOG;
import static dev.stoa.adapter.jooq.rating.MatchRows.PARTS;
import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectCount;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.schema.generated.tables.MatchParticipants;
import dev.stoa.schema.generated.tables.Matches;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.impl.DSL;

/** The statements of the log of matches. */
final class MatchesSql {

  static final Param<Long> FROM = Params.named("from", MATCHES.ID);
  static final ListParam<String> DEBATES = Params.list("debates", MATCHES.DEBATE_ID);
  static final ListParam<Long> IDS = Params.list("ids", MATCHES.ID);

  private static final Matches ASKED = MATCHES.as("asked");
  private static final MatchParticipants OTHER = MATCH_PARTICIPANTS.as("other");

  /** How many of the given debates are in the log. */
  static final Field<Integer> KNOWN = DSL.field("known", Integer.class);

  private static final Rows<Long> IDS_OF_MATCHES =
      Rows.of(MATCHES, row -> row.get(MATCHES.ID)).generated(MATCHES.ID);
  private static final Rows<Long> IDS_OF_PARTS =
      Rows.of(MATCH_PARTICIPANTS, row -> row.get(MATCH_PARTICIPANTS.MATCH_ID))
          .generated(MATCH_PARTICIPANTS.MATCH_ID);

  static final Order<Long> NEWEST_PART =
      Order.descending(MATCH_PARTICIPANTS.MATCH_ID, before -> before);

  static final Pages<Long, Long> NEWEST =
      IDS_OF_MATCHES.pages(Order.descending(MATCHES.ID, before -> before));
  static final Pages<Long, Long> NEWEST_OF_AGENT = IDS_OF_PARTS.pages(NEWEST_PART);
  static final Pages<Long, Long> NEWEST_OF_BOTH =
      IDS_OF_PARTS.pages(
          NEWEST_PART,
          wanted ->
              select(IDS_OF_PARTS.columns())
                  .from(MATCH_PARTICIPANTS)
                  .join(MATCHES)
                  .on(MATCHES.ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
                  .where(wanted));
  static final Pages<Long, Long> NEWEST_BETWEEN =
      IDS_OF_PARTS.pages(
          NEWEST_PART,
          wanted ->
              select(IDS_OF_PARTS.columns())
                  .from(MATCH_PARTICIPANTS)
                  .join(OTHER)
                  .on(OTHER.MATCH_ID.eq(MATCH_PARTICIPANTS.MATCH_ID))
                  .where(wanted));
  static final Filter<String> OF_AGENT = Filter.eq(MATCH_PARTICIPANTS.AGENT_NAME);
  static final Filter<String> WITH_OTHER = Filter.eq(OTHER.AGENT_NAME);
  static final Filter<String> OF_DOMAIN = Filter.eq(MATCHES.DOMAIN);
  static final Filter<Long> MATCH_FROM = Filter.of(FROM, MATCHES.ID.ge(FROM));
  static final Filter<Long> PART_FROM = Filter.of(FROM, MATCH_PARTICIPANTS.MATCH_ID.ge(FROM));

  static final Statement END = Statement.of(() -> end(DEBATES.contains(ASKED.DEBATE_ID)));

  /** As above, for one debate: SQLite is slow to look at a list. */
  static final Statement END_FOR_ONE =
      Statement.of(() -> end(ASKED.DEBATE_ID.eq(Params.of(MATCHES.DEBATE_ID))));

  static final Statement OF_DEBATE =
      Statement.of(() -> rows(MATCHES.DEBATE_ID.eq(Params.of(MATCHES.DEBATE_ID))));
  static final Statement OF_DEBATES = Statement.of(() -> rows(DEBATES.contains(MATCHES.DEBATE_ID)));
  static final Statement OF_IDS = Statement.of(() -> rows(IDS.contains(MATCHES.ID)));
  static final Statement ALL = Statement.of(() -> rows(noCondition()));
  static final Statement TIME_FROM =
      Statement.of(
          () ->
              select(MATCHES.CREATED_AT)
                  .from(MATCHES)
                  .where(MATCHES.ID.ge(FROM))
                  .orderBy(MATCHES.ID)
                  .limit(inline(1)));
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
    return select(LOG.columns())
        .select(PARTS.columns())
        .from(MATCHES)
        .join(MATCH_PARTICIPANTS)
        .on(MATCH_PARTICIPANTS.MATCH_ID.eq(MATCHES.ID))
        .where(condition)
        .orderBy(MATCHES.ID, MATCH_PARTICIPANTS.PLACE);
  }
}
