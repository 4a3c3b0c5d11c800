package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.MATCHES;
import static dev.stoa.schema.generated.Tables.MATCH_PARTICIPANTS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.schema.generated.tables.MatchParticipants;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of the log of matches, rendered once for an engine. */
final class MatchesSql {

  private static final List<Field<?>> COLUMNS =
      List.of(
          MATCHES.ID,
          MATCHES.DEBATE_ID,
          MATCHES.WINNER,
          MATCHES.DOMAIN,
          MATCHES.CONFIDENCE_WEIGHT,
          MATCHES.K_FACTOR,
          MATCHES.CREATED_AT);
  private static final List<Field<?>> PART_COLUMNS =
      List.of(
          MATCH_PARTICIPANTS.MATCH_ID,
          MATCH_PARTICIPANTS.AGENT_NAME,
          MATCH_PARTICIPANTS.SCORE,
          MATCH_PARTICIPANTS.ELO_CHANGE,
          MATCH_PARTICIPANTS.K_MULTIPLIER);

  private final SQLDialect dialect;

  final RenderedSql last;
  final RenderedSql insert;
  final RenderedSql insertPart;
  final RenderedSql byDebate;
  final RenderedSql byId;
  final RenderedSql between;
  final RenderedSql all;
  final RenderedSql scores;
  final RenderedSql scoresOfDomain;

  MatchesSql(SQLDialect dialect) {
    this.dialect = dialect;
    this.last =
        render(DSL.select(MATCHES.ID).from(MATCHES).orderBy(MATCHES.ID.desc()).limit(inline(1)));
    this.insert = render(DSL.insertInto(MATCHES).columns(COLUMNS).values(params(COLUMNS)));
    this.insertPart =
        render(
            DSL.insertInto(MATCH_PARTICIPANTS).columns(PART_COLUMNS).values(params(PART_COLUMNS)));
    this.byDebate = rows(MATCHES.DEBATE_ID.eq(param("id", String.class)));
    this.byId = rows(MATCHES.ID.eq(param("id", Long.class)));
    this.between = render(between());
    this.all = rows(noCondition());
    this.scores = scores();
    this.scoresOfDomain = scoresOfDomain();
  }

  private RenderedSql rows(Condition condition) {
    return render(
        DSL.select(COLUMNS)
            .select(PART_COLUMNS.subList(1, PART_COLUMNS.size()))
            .from(MATCHES)
            .join(MATCH_PARTICIPANTS)
            .on(MATCH_PARTICIPANTS.MATCH_ID.eq(MATCHES.ID))
            .where(condition)
            .orderBy(MATCHES.ID, MATCH_PARTICIPANTS.AGENT_NAME));
  }

  private static Query between() {
    MatchParticipants one = MATCH_PARTICIPANTS.as("one");
    MatchParticipants other = MATCH_PARTICIPANTS.as("other");
    return DSL.select(one.MATCH_ID)
        .from(one)
        .join(other)
        .on(other.MATCH_ID.eq(one.MATCH_ID))
        .where(one.AGENT_NAME.eq(param("one", String.class)))
        .and(other.AGENT_NAME.eq(param("other", String.class)))
        .and(one.MATCH_ID.lt(param("before", Long.class)))
        .orderBy(one.MATCH_ID.desc())
        .limit(param("limit", Integer.class));
  }

  private RenderedSql scores() {
    return render(
        DSL.select(
                MATCH_PARTICIPANTS.MATCH_ID,
                MATCH_PARTICIPANTS.AGENT_NAME,
                MATCH_PARTICIPANTS.SCORE)
            .from(MATCH_PARTICIPANTS)
            .orderBy(MATCH_PARTICIPANTS.MATCH_ID));
  }

  private RenderedSql scoresOfDomain() {
    return render(
        DSL.select(MATCHES.ID, MATCH_PARTICIPANTS.AGENT_NAME, MATCH_PARTICIPANTS.SCORE)
            .from(MATCHES)
            .join(MATCH_PARTICIPANTS)
            .on(MATCH_PARTICIPANTS.MATCH_ID.eq(MATCHES.ID))
            .where(MATCHES.DOMAIN.eq(param("domain", String.class)))
            .orderBy(MATCHES.ID));
  }

  private static List<Field<?>> params(List<Field<?>> columns) {
    return columns.stream().<Field<?>>map(column -> param("value", column)).toList();
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }
}
