package dev.stoa.adapter.jooq.rating;

import static dev.stoa.adapter.jooq.rating.RelationshipRows.RELATIONSHIPS;
import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Relationships in the table {@code agent_relationships}. */
public final class JooqRelationships implements Relationships {

  private static final NamedRows LESSER = NamedRows.in(AGENT_RELATIONSHIPS.AGENT_A);
  private static final NamedRows GREATER = NamedRows.in(AGENT_RELATIONSHIPS.AGENT_B);

  private final JooqSession session;

  public JooqRelationships(JooqSession session) {
    this.session = session;
  }

  @Override
  public Option<Relationship> find(AgentPair pair) {
    return RELATIONSHIPS.one(
        session,
        RelationshipsSql.FIND,
        binds ->
            binds
                .set(AGENT_RELATIONSHIPS.AGENT_A, pair.a().value())
                .set(AGENT_RELATIONSHIPS.AGENT_B, pair.b().value()));
  }

  @Override
  public void add(Seq<Encounter> encounters, Instant at) {
    store(RelationshipsSql.ADD, encounters, at);
  }

  @Override
  public void recount(Seq<Encounter> meetings, Instant at) {
    store(RelationshipsSql.RECOUNT, meetings, at);
  }

  @Override
  public void scan(Consumer<Relationship> relationships) {
    session.each(
        RelationshipsSql.ALL, Binder.NOTHING, row -> relationships.accept(RELATIONSHIPS.read(row)));
  }

  private void store(Statement statement, Seq<Encounter> encounters, Instant at) {
    session.batch(
        statement,
        encounters,
        (binds, encounter) ->
            RELATIONSHIPS.bind(
                binds, new Relationship(encounter.pair(), encounter.counters(), at)));
  }

  @Override
  public Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit) {
    // Pairs are ordered by name, so the other agents with lesser names are all in the first column.
    Seq<Relationship> lesser =
        RelationshipsSql.WITH_LESSER.page(
            session, Filters.NONE.and(RelationshipsSql.OF_GREATER, agent.value()), after, limit);
    return lesser.size() == limit
        ? lesser
        : lesser.appendAll(
            RelationshipsSql.WITH_GREATER.page(
                session,
                Filters.NONE.and(RelationshipsSql.OF_LESSER, agent.value()),
                after,
                limit - lesser.size()));
  }

  @Override
  public void remove(AgentName agent) {
    LESSER.remove(session, agent);
    GREATER.remove(session, agent);
  }
}
