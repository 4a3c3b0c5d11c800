package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MeetingBaselines.MEETING_BASELINES;
import static dev.stoa.schema.generated.tables.RatingBaselines.RATING_BASELINES;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingBaselines;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;

/** What replay begins with, in {@code rating_baselines} and {@code meeting_baselines}. */
public final class JooqRatingBaselines implements RatingBaselines {

  private static final Param<String> AGENT = Params.named("agent", RATING_BASELINES.AGENT_NAME);

  private static final List<Field<?>> RATING_KEY =
      List.of(RATING_BASELINES.AGENT_NAME, RATING_BASELINES.DOMAIN);
  private static final List<Field<?>> RATING_VALUES =
      List.of(
          RATING_BASELINES.ELO,
          RATING_BASELINES.WINS,
          RATING_BASELINES.LOSSES,
          RATING_BASELINES.DRAWS,
          RATING_BASELINES.UPDATED_AT);
  private static final List<Field<?>> MEETING_KEY =
      List.of(MEETING_BASELINES.AGENT_A, MEETING_BASELINES.AGENT_B);
  private static final List<Field<?>> MEETING_VALUES =
      List.of(MEETING_BASELINES.DEBATES, MEETING_BASELINES.WINS_A, MEETING_BASELINES.WINS_B);

  private static final Statement SAVE =
      Statement.of(
          () ->
              insertInto(RATING_BASELINES)
                  .set(Params.of(RATING_KEY))
                  .set(Params.of(RATING_VALUES))
                  .onConflict(RATING_KEY)
                  .doUpdate()
                  .set(Params.excluded(RATING_VALUES)));
  private static final Statement SAVE_MEETING =
      Statement.of(
          () ->
              insertInto(MEETING_BASELINES)
                  .set(Params.of(MEETING_KEY))
                  .set(Params.of(MEETING_VALUES))
                  .onConflict(MEETING_KEY)
                  .doUpdate()
                  .set(Params.excluded(MEETING_VALUES)));
  private static final Statement OF =
      Statement.of(() -> ratings(RATING_BASELINES.AGENT_NAME.eq(AGENT)));
  private static final Statement ALL = Statement.of(() -> ratings(noCondition()));
  private static final Statement MEETINGS =
      Statement.of(
          () ->
              meetings(
                  MEETING_BASELINES.AGENT_A.eq(AGENT).or(MEETING_BASELINES.AGENT_B.eq(AGENT))));
  private static final Statement ALL_MEETINGS = Statement.of(() -> meetings(noCondition()));

  private static final NamedRows RATINGS = NamedRows.in(RATING_BASELINES.AGENT_NAME);
  private static final NamedRows LESSER = NamedRows.in(MEETING_BASELINES.AGENT_A);
  private static final NamedRows GREATER = NamedRows.in(MEETING_BASELINES.AGENT_B);

  private final JooqSession session;

  public JooqRatingBaselines(JooqSession session) {
    this.session = session;
  }

  @Override
  public void save(KnownRatings ratings) {
    session.batch(SAVE, ratings.overall(), (binds, one) -> bind(binds, RatingsSql.OVERALL, one));
    session.batch(
        SAVE,
        ratings.inDisciplines(),
        (binds, one) -> bind(binds, one.discipline().value(), one.rating()));
  }

  private static void bind(Binds binds, String domain, AgentRating rating) throws SQLException {
    binds
        .set(RATING_BASELINES.AGENT_NAME, rating.agent().value())
        .set(RATING_BASELINES.DOMAIN, domain)
        .set(RATING_BASELINES.ELO, rating.elo())
        .set(RATING_BASELINES.WINS, rating.wins())
        .set(RATING_BASELINES.LOSSES, rating.losses())
        .set(RATING_BASELINES.DRAWS, rating.draws())
        .set(RATING_BASELINES.UPDATED_AT, rating.at());
  }

  @Override
  public void saveMeetings(Seq<Encounter> meetings) {
    session.batch(
        SAVE_MEETING,
        meetings,
        (binds, one) ->
            binds
                .set(MEETING_BASELINES.AGENT_A, one.pair().a().value())
                .set(MEETING_BASELINES.AGENT_B, one.pair().b().value())
                .set(MEETING_BASELINES.DEBATES, one.counters().debates())
                .set(MEETING_BASELINES.WINS_A, one.counters().winsA())
                .set(MEETING_BASELINES.WINS_B, one.counters().winsB()));
  }

  @Override
  public KnownRatings of(AgentName agent) {
    List<AgentRating> overall = new ArrayList<>();
    List<DomainRating> inDisciplines = new ArrayList<>();
    session.each(
        OF,
        binds -> binds.set(AGENT, agent.value()),
        row -> pass(row, overall::add, inDisciplines::add));
    return new KnownRatings(Vector.ofAll(overall), Vector.ofAll(inDisciplines));
  }

  @Override
  public Seq<Encounter> meetings(AgentName agent) {
    return session.list(
        MEETINGS, binds -> binds.set(AGENT, agent.value()), JooqRatingBaselines::meeting);
  }

  @Override
  public void scan(
      Consumer<AgentRating> overall,
      Consumer<DomainRating> inDisciplines,
      Consumer<Encounter> meetings) {
    session.each(ALL, Binder.NOTHING, row -> pass(row, overall, inDisciplines));
    session.each(ALL_MEETINGS, Binder.NOTHING, row -> meetings.accept(meeting(row)));
  }

  @Override
  public void remove(AgentName agent) {
    RATINGS.remove(session, agent);
    LESSER.remove(session, agent);
    GREATER.remove(session, agent);
  }

  private static Query ratings(Condition which) {
    return select(RATING_KEY)
        .select(RATING_VALUES)
        .from(RATING_BASELINES)
        .where(which)
        .orderBy(RATING_KEY);
  }

  private static Query meetings(Condition which) {
    return select(MEETING_KEY)
        .select(MEETING_VALUES)
        .from(MEETING_BASELINES)
        .where(which)
        .orderBy(MEETING_KEY);
  }

  private static void pass(
      Row row, Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines)
      throws SQLException {
    AgentRating rating =
        new AgentRating(
            new AgentName(row.get(RATING_BASELINES.AGENT_NAME)),
            row.get(RATING_BASELINES.ELO),
            row.get(RATING_BASELINES.WINS),
            row.get(RATING_BASELINES.LOSSES),
            row.get(RATING_BASELINES.DRAWS),
            row.get(RATING_BASELINES.UPDATED_AT));
    String domain = row.get(RATING_BASELINES.DOMAIN);
    if (domain.equals(RatingsSql.OVERALL)) {
      overall.accept(rating);
    } else {
      inDisciplines.accept(new DomainRating(new Discipline(domain), rating));
    }
  }

  private static Encounter meeting(Row row) throws SQLException {
    return new Encounter(
        new AgentPair(
            new AgentName(row.get(MEETING_BASELINES.AGENT_A)),
            new AgentName(row.get(MEETING_BASELINES.AGENT_B))),
        new Counters(
            row.get(MEETING_BASELINES.DEBATES),
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            row.get(MEETING_BASELINES.WINS_A),
            row.get(MEETING_BASELINES.WINS_B)));
  }
}
