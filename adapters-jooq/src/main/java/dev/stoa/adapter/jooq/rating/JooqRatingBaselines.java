package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.RatingRows.BASELINES;
import static dev.stoa.schema.generated.tables.MeetingBaselines.MEETING_BASELINES;
import static dev.stoa.schema.generated.tables.RatingBaselines.RATING_BASELINES;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.RatingBaselines;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.jooq.Condition;
import org.jooq.Param;
import org.jooq.Query;

/** What replay begins with, in {@code rating_baselines} and {@code meeting_baselines}. */
public final class JooqRatingBaselines implements RatingBaselines {

  private static final Rows<Encounter> MEETINGS =
      Rows.of(MEETING_BASELINES, JooqRatingBaselines::meeting)
          .key(MEETING_BASELINES.AGENT_A, one -> one.pair().a().value())
          .key(MEETING_BASELINES.AGENT_B, one -> one.pair().b().value())
          .changing()
          .set(MEETING_BASELINES.DEBATES, one -> one.counters().debates())
          .set(MEETING_BASELINES.WINS_A, one -> one.counters().winsA())
          .set(MEETING_BASELINES.WINS_B, one -> one.counters().winsB());

  private static final Param<String> AGENT = Params.named("agent", RATING_BASELINES.AGENT_NAME);

  private static final Statement OF =
      Statement.of(() -> ratings(RATING_BASELINES.AGENT_NAME.eq(AGENT)));
  private static final Statement ALL = Statement.of(() -> ratings(noCondition()));
  private static final Statement MEETINGS_OF =
      Statement.of(
          () ->
              meetings(
                  MEETING_BASELINES.AGENT_A.eq(AGENT).or(MEETING_BASELINES.AGENT_B.eq(AGENT))));
  private static final Statement ALL_MEETINGS = Statement.of(() -> meetings(noCondition()));

  private static final NamedRows NAMED = NamedRows.in(RATING_BASELINES.AGENT_NAME);
  private static final NamedRows LESSER = NamedRows.in(MEETING_BASELINES.AGENT_A);
  private static final NamedRows GREATER = NamedRows.in(MEETING_BASELINES.AGENT_B);

  private final JooqSession session;

  public JooqRatingBaselines(JooqSession session) {
    this.session = session;
  }

  @Override
  public void save(KnownRatings ratings) {
    BASELINES.put(session, RatingRows.of(ratings));
  }

  @Override
  public void saveMeetings(Seq<Encounter> meetings) {
    MEETINGS.put(session, meetings);
  }

  @Override
  public KnownRatings of(AgentName agent) {
    return RatingRows.known(session, BASELINES, OF, binds -> binds.set(AGENT, agent.value())).get();
  }

  @Override
  public Seq<Encounter> meetings(AgentName agent) {
    return MEETINGS.list(session, MEETINGS_OF, binds -> binds.set(AGENT, agent.value()));
  }

  @Override
  public void scan(
      Consumer<AgentRating> overall,
      Consumer<DomainRating> inDisciplines,
      Consumer<Encounter> meetings) {
    RatingRows.scan(session, BASELINES, ALL, overall, inDisciplines);
    session.each(ALL_MEETINGS, Binder.NOTHING, row -> meetings.accept(meeting(row)));
  }

  @Override
  public void remove(AgentName agent) {
    NAMED.remove(session, agent);
    LESSER.remove(session, agent);
    GREATER.remove(session, agent);
  }

  private static Query ratings(Condition which) {
    return BASELINES.select(which).orderBy(RATING_BASELINES.AGENT_NAME, RATING_BASELINES.DOMAIN);
  }

  private static Query meetings(Condition which) {
    return MEETINGS.select(which).orderBy(MEETING_BASELINES.AGENT_A, MEETING_BASELINES.AGENT_B);
  }

  private static Encounter meeting(Row row) throws SQLException {
    return new Encounter(
        new AgentPair(
            new AgentName(row.get(MEETING_BASELINES.AGENT_A)),
            new AgentName(row.get(MEETING_BASELINES.AGENT_B))),
        CountersBuilder.builder()
            .debates(row.get(MEETING_BASELINES.DEBATES))
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(row.get(MEETING_BASELINES.WINS_A))
            .winsB(row.get(MEETING_BASELINES.WINS_B))
            .build());
  }
}
