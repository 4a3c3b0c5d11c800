package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import dev.stoa.schema.InstantText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Ratings in the tables {@code ratings} and {@code domain_ratings}. */
public final class JooqRatings implements Ratings {

  private final JooqSession session;
  private final RatingsSql sql;

  public JooqRatings(JooqSession session) {
    this.session = session;
    this.sql = new RatingsSql(session.dialect().sql());
  }

  @Override
  public Option<AgentRating> find(AgentName agent) {
    return session.one(sql.of.get(0), binds -> binds.text(agent.value()), JooqRatings::rating);
  }

  @Override
  public Seq<AgentRating> of(Seq<AgentName> agents) {
    return session.list(
        sql.of.get(Names.arity(agents.size())),
        binds -> Names.bind(binds, agents),
        JooqRatings::rating);
  }

  @Override
  public Seq<DomainRating> of(Seq<AgentName> agents, Discipline discipline) {
    return session.list(
        sql.domainsOf.get(Names.arity(agents.size())),
        binds -> Names.bind(binds.text(discipline.value()), agents),
        JooqRatings::domainRating);
  }

  @Override
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return session.list(
        sql.disciplinesOf, binds -> binds.text(agent.value()), JooqRatings::domainRating);
  }

  @Override
  public void save(Seq<AgentRating> ratings) {
    session.batch(
        sql.save,
        ratings,
        (binds, rating) ->
            binds
                .text(rating.agent().value())
                .real(rating.elo())
                .number(rating.wins())
                .number(rating.losses())
                .number(rating.draws())
                .number(rating.debates())
                .instant(rating.at()));
  }

  @Override
  public void saveDomains(Seq<DomainRating> ratings) {
    session.batch(
        sql.saveDomain,
        ratings,
        (binds, rating) ->
            binds
                .text(rating.agent().value())
                .text(rating.discipline().value())
                .real(rating.elo())
                .number(rating.debates())
                .instant(rating.at()));
  }

  @Override
  public Seq<AgentRating> leaders(Option<Standing> after, int limit) {
    return session.list(
        after.isEmpty() ? sql.top : sql.leaders,
        binds -> {
          bind(binds, after);
          binds.number(limit);
        },
        JooqRatings::rating);
  }

  @Override
  public Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit) {
    return session.list(
        after.isEmpty() ? sql.domainTop : sql.domainLeaders,
        binds -> {
          binds.text(discipline.value());
          bind(binds, after);
          binds.number(limit);
        },
        JooqRatings::domainRating);
  }

  @Override
  public Option<Discipline> nextDiscipline(Option<Discipline> after) {
    return session.one(
        sql.nextDiscipline,
        binds -> binds.text(after.map(Discipline::value).getOrElse("")),
        row -> new Discipline(row.text(1)));
  }

  @Override
  public void scan(Consumer<AgentRating> ratings) {
    session.each(sql.all, Binder.NOTHING, row -> ratings.accept(rating(row)));
  }

  @Override
  public void scanDomains(Consumer<DomainRating> ratings) {
    session.each(sql.allDomains, Binder.NOTHING, row -> ratings.accept(domainRating(row)));
  }

  private static void bind(Binds binds, Option<Standing> after) throws SQLException {
    for (Standing place : after) {
      binds.real(place.elo()).real(place.elo()).text(place.agent().value());
    }
  }

  private static AgentRating rating(Row row) throws SQLException {
    return new AgentRating(
        new AgentName(row.text(1)),
        row.real(2),
        row.number(3),
        row.number(4),
        row.number(5),
        row.number(6),
        InstantText.parse(row.instantText(7)));
  }

  private static DomainRating domainRating(Row row) throws SQLException {
    return new DomainRating(
        new AgentName(row.text(1)),
        new Discipline(row.text(2)),
        row.real(3),
        row.number(4),
        InstantText.parse(row.instantText(5)));
  }
}
