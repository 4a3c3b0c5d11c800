package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.Ratings.RATINGS;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Ratings in the table {@code ratings}. */
public final class JooqRatings implements Ratings {

  private static final NamedRows ROWS = NamedRows.in(RATINGS.AGENT_NAME, RATINGS.DOMAIN);

  private final JooqSession session;

  public JooqRatings(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<AgentRating> find(AgentName agent) {
    return session.one(
        RatingsSql.FIND,
        binds ->
            binds.set(RATINGS.AGENT_NAME, agent.value()).set(RATINGS.DOMAIN, RatingsSql.OVERALL),
        JooqRatings::rating);
  }

  @Override
  public KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines) {
    List<AgentRating> overall = new ArrayList<>();
    List<DomainRating> inDisciplines = new ArrayList<>();
    session.each(
        disciplines.isEmpty() ? RatingsSql.OF_OVERALL : RatingsSql.OF,
        binds -> {
          binds.set(RatingsSql.AGENTS, agents.map(AgentName::value));
          if (!disciplines.isEmpty()) {
            binds.set(
                RatingsSql.DOMAINS, disciplines.map(Discipline::value).prepend(RatingsSql.OVERALL));
          }
        },
        row -> hand(row, overall::add, inDisciplines::add));
    return new KnownRatings(Vector.ofAll(overall), Vector.ofAll(inDisciplines));
  }

  @Override
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return session.list(
        RatingsSql.DISCIPLINES_OF,
        binds -> binds.set(RATINGS.AGENT_NAME, agent.value()),
        JooqRatings::domainRating);
  }

  @Override
  public void save(KnownRatings ratings) {
    session.batch(
        RatingsSql.SAVE,
        rows(ratings),
        (binds, row) ->
            binds
                .set(RATINGS.AGENT_NAME, row.rating().agent().value())
                .set(RATINGS.DOMAIN, row.domain())
                .set(RATINGS.ELO, row.rating().elo())
                .set(RATINGS.WINS, row.rating().wins())
                .set(RATINGS.LOSSES, row.rating().losses())
                .set(RATINGS.DRAWS, row.rating().draws())
                .set(RATINGS.UPDATED_AT, row.rating().at()));
  }

  @Override
  public void move(AgentName from, AgentName into) {
    ROWS.move(session, from, into);
  }

  private record Saved(String domain, AgentRating rating) {}

  private static List<Saved> rows(KnownRatings ratings) {
    List<Saved> rows = new ArrayList<>();
    ratings.overall().forEach(one -> rows.add(new Saved(RatingsSql.OVERALL, one)));
    ratings
        .inDisciplines()
        .forEach(one -> rows.add(new Saved(one.discipline().value(), one.rating())));
    return rows;
  }

  @Override
  public Seq<AgentRating> leaders(Option<Standing> after, int limit) {
    return leaders(RatingsSql.OVERALL, after, limit, JooqRatings::rating);
  }

  @Override
  public Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit) {
    return leaders(discipline.value(), after, limit, JooqRatings::domainRating);
  }

  private <T> Seq<T> leaders(
      String domain, Option<Standing> after, int limit, RowReader<T> reader) {
    return session.list(
        after.isEmpty() ? RatingsSql.TOP : RatingsSql.LEADERS,
        binds -> {
          for (Standing place : after) {
            binds.set(RatingsSql.ELO, place.elo()).set(RatingsSql.NAME, place.agent().value());
          }
          binds.set(RATINGS.DOMAIN, domain).set(RatingsSql.LIMIT, limit);
        },
        reader);
  }

  @Override
  public Option<Discipline> nextDiscipline(Option<Discipline> after) {
    return session.one(
        RatingsSql.NEXT_DOMAIN,
        binds ->
            binds.set(RATINGS.DOMAIN, after.map(Discipline::value).getOrElse(RatingsSql.OVERALL)),
        row -> new Discipline(row.get(RATINGS.DOMAIN)));
  }

  @Override
  public void scan(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines) {
    session.each(RatingsSql.ALL, Binder.NOTHING, row -> hand(row, overall, inDisciplines));
  }

  private static void hand(
      Row row, Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines)
      throws SQLException {
    if (row.get(RATINGS.DOMAIN).isEmpty()) {
      overall.accept(rating(row));
    } else {
      inDisciplines.accept(domainRating(row));
    }
  }

  private static AgentRating rating(Row row) throws SQLException {
    return new AgentRating(
        new AgentName(row.get(RATINGS.AGENT_NAME)),
        row.get(RATINGS.ELO),
        row.get(RATINGS.WINS),
        row.get(RATINGS.LOSSES),
        row.get(RATINGS.DRAWS),
        row.get(RATINGS.UPDATED_AT));
  }

  private static DomainRating domainRating(Row row) throws SQLException {
    return new DomainRating(new Discipline(row.get(RATINGS.DOMAIN)), rating(row));
  }
}
