package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.RatingRows.NOW;
import static dev.stoa.adapter.jooq.rating.RatingRows.OVERALL;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;

import dev.stoa.adapter.jooq.rating.RatingRows.Scoped;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Standing;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Ratings in the table {@code ratings}. */
public final class JooqRatings implements Ratings {

  private static final NamedRows NAMED = NamedRows.in(RATINGS.AGENT_NAME, RATINGS.DOMAIN);

  private final JooqSession session;

  public JooqRatings(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<AgentRating> find(AgentName agent) {
    return NOW.one(
            session,
            RatingsSql.FIND,
            binds -> binds.set(RATINGS.AGENT_NAME, agent.value()).set(RATINGS.DOMAIN, OVERALL))
        .map(Scoped::rating);
  }

  @Override
  public KnownRatings of(Seq<AgentName> agents, Seq<Discipline> disciplines) {
    return ofLater(agents, disciplines).get();
  }

  @Override
  public Supplier<KnownRatings> ofLater(Seq<AgentName> agents, Seq<Discipline> disciplines) {
    return RatingRows.known(
        session,
        NOW,
        disciplines.isEmpty() ? RatingsSql.OF_OVERALL : RatingsSql.OF,
        binds -> {
          binds.set(RatingsSql.AGENTS, agents.map(AgentName::value));
          if (!disciplines.isEmpty()) {
            binds.set(RatingsSql.DOMAINS, disciplines.map(Discipline::value).prepend(OVERALL));
          }
        });
  }

  @Override
  public Seq<DomainRating> disciplinesOf(AgentName agent) {
    return NOW.list(
            session,
            RatingsSql.DISCIPLINES_OF,
            binds -> binds.set(RATINGS.AGENT_NAME, agent.value()))
        .map(Scoped::inDiscipline);
  }

  @Override
  public void save(KnownRatings ratings) {
    NOW.put(session, RatingRows.of(ratings));
  }

  @Override
  public void move(AgentName from, AgentName into) {
    NAMED.move(session, from, into);
  }

  @Override
  public Seq<AgentRating> leaders(Option<Standing> after, int limit) {
    return leaders(OVERALL, after, limit).map(Scoped::rating);
  }

  @Override
  public Seq<DomainRating> leaders(Discipline discipline, Option<Standing> after, int limit) {
    return leaders(discipline.value(), after, limit).map(Scoped::inDiscipline);
  }

  private Seq<Scoped> leaders(String domain, Option<Standing> after, int limit) {
    return RatingsSql.LEADERS.page(
        session, Filters.NONE.and(RatingsSql.OF_DOMAIN, domain), after, limit);
  }

  @Override
  public Option<Discipline> nextDiscipline(Option<Discipline> after) {
    return session.one(
        RatingsSql.NEXT_DOMAIN,
        binds -> binds.set(RATINGS.DOMAIN, after.map(Discipline::value).getOrElse(OVERALL)),
        row -> new Discipline(row.get(RATINGS.DOMAIN)));
  }

  @Override
  public void scan(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines) {
    RatingRows.scan(session, NOW, RatingsSql.ALL, overall, inDisciplines);
  }
}
