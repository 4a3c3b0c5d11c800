package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.DomainRatings.DOMAIN_RATINGS;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
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

/** Ratings in the tables {@code ratings} and {@code domain_ratings}. */
public final class JooqRatings implements Ratings {

  private final JooqSession session;

  public JooqRatings(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<AgentRating> find(AgentName agent) {
    return session.one(
        RatingsSql.FIND,
        binds -> binds.set(RATINGS.AGENT_NAME, agent.value()),
        JooqRatings::rating);
  }

  @Override
  public KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines) {
    List<AgentRating> overall = new ArrayList<>();
    List<DomainRating> inDisciplines = new ArrayList<>();
    session.each(
        RatingsSql.OF,
        binds ->
            binds
                .set(RatingsSql.AGENTS, agents.map(AgentName::value))
                .set(RatingsSql.DOMAINS, disciplines.map(Discipline::value)),
        row -> {
          String discipline = row.get(RatingsSql.DISCIPLINE);
          AgentRating rating = rating(row);
          if (discipline.isEmpty()) {
            overall.add(rating);
          } else {
            inDisciplines.add(
                new DomainRating(
                    rating.agent(),
                    new Discipline(discipline),
                    rating.elo(),
                    rating.debates(),
                    rating.at()));
          }
        });
    return new KnownRatings(Vector.ofAll(overall), Vector.ofAll(inDisciplines));
  }

  @Override
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return session.list(
        RatingsSql.DISCIPLINES_OF,
        binds -> binds.set(DOMAIN_RATINGS.AGENT_NAME, agent.value()),
        JooqRatings::domainRating);
  }

  @Override
  public void save(Seq<AgentRating> ratings) {
    session.batch(
        RatingsSql.SAVE,
        ratings,
        (binds, rating) ->
            binds
                .set(RATINGS.AGENT_NAME, rating.agent().value())
                .set(RATINGS.ELO, rating.elo())
                .set(RATINGS.WINS, rating.wins())
                .set(RATINGS.LOSSES, rating.losses())
                .set(RATINGS.DRAWS, rating.draws())
                .set(RATINGS.DEBATES_COUNT, rating.debates())
                .set(RATINGS.UPDATED_AT, rating.at()));
  }

  @Override
  public void saveDomains(Seq<DomainRating> ratings) {
    session.batch(
        RatingsSql.SAVE_DOMAIN,
        ratings,
        (binds, rating) ->
            binds
                .set(DOMAIN_RATINGS.AGENT_NAME, rating.agent().value())
                .set(DOMAIN_RATINGS.DOMAIN, rating.discipline().value())
                .set(DOMAIN_RATINGS.ELO, rating.elo())
                .set(DOMAIN_RATINGS.DEBATES_COUNT, rating.debates())
                .set(DOMAIN_RATINGS.UPDATED_AT, rating.at()));
  }

  @Override
  public Seq<AgentRating> leaders(Option<Standing> after, int limit) {
    return session.list(
        after.isEmpty() ? RatingsSql.TOP : RatingsSql.LEADERS,
        binds -> page(binds, after, limit),
        JooqRatings::rating);
  }

  @Override
  public Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit) {
    return session.list(
        after.isEmpty() ? RatingsSql.DOMAIN_TOP : RatingsSql.DOMAIN_LEADERS,
        binds -> {
          binds.set(DOMAIN_RATINGS.DOMAIN, discipline.value());
          page(binds, after, limit);
        },
        JooqRatings::domainRating);
  }

  @Override
  public Option<Discipline> nextDiscipline(Option<Discipline> after) {
    return session.one(
        RatingsSql.NEXT_DISCIPLINE,
        binds -> binds.set(DOMAIN_RATINGS.DOMAIN, after.map(Discipline::value).getOrElse("")),
        row -> new Discipline(row.get(DOMAIN_RATINGS.DOMAIN)));
  }

  @Override
  public void scan(Consumer<AgentRating> ratings) {
    session.each(RatingsSql.ALL, Binder.NOTHING, row -> ratings.accept(rating(row)));
  }

  @Override
  public void scanDomains(Consumer<DomainRating> ratings) {
    session.each(RatingsSql.ALL_DOMAINS, Binder.NOTHING, row -> ratings.accept(domainRating(row)));
  }

  private static void page(Binds binds, Option<Standing> after, int limit) throws SQLException {
    for (Standing place : after) {
      binds.set(RatingsSql.ELO, place.elo()).set(RatingsSql.NAME, place.agent().value());
    }
    binds.set(RatingsSql.LIMIT, limit);
  }

  private static AgentRating rating(Row row) throws SQLException {
    return new AgentRating(
        new AgentName(row.get(RATINGS.AGENT_NAME)),
        row.get(RATINGS.ELO),
        row.get(RATINGS.WINS),
        row.get(RATINGS.LOSSES),
        row.get(RATINGS.DRAWS),
        row.get(RATINGS.DEBATES_COUNT),
        row.get(RATINGS.UPDATED_AT));
  }

  private static DomainRating domainRating(Row row) throws SQLException {
    return new DomainRating(
        new AgentName(row.get(DOMAIN_RATINGS.AGENT_NAME)),
        new Discipline(row.get(DOMAIN_RATINGS.DOMAIN)),
        row.get(DOMAIN_RATINGS.ELO),
        row.get(DOMAIN_RATINGS.DEBATES_COUNT),
        row.get(DOMAIN_RATINGS.UPDATED_AT));
  }
}
