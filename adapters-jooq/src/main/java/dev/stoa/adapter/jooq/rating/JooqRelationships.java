package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
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
    return session.one(
        RelationshipsSql.FIND,
        binds ->
            binds
                .set(AGENT_RELATIONSHIPS.AGENT_A, pair.a().value())
                .set(AGENT_RELATIONSHIPS.AGENT_B, pair.b().value()),
        JooqRelationships::relationship);
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
        RelationshipsSql.ALL, Binder.NOTHING, row -> relationships.accept(relationship(row)));
  }

  private void store(Statement statement, Seq<Encounter> encounters, Instant at) {
    session.batch(
        statement,
        encounters,
        (binds, encounter) -> {
          Counters counters = encounter.counters();
          binds
              .set(AGENT_RELATIONSHIPS.AGENT_A, encounter.pair().a().value())
              .set(AGENT_RELATIONSHIPS.AGENT_B, encounter.pair().b().value())
              .set(AGENT_RELATIONSHIPS.DEBATE_COUNT, counters.debates())
              .set(AGENT_RELATIONSHIPS.AGREEMENT_COUNT, counters.agreements())
              .set(AGENT_RELATIONSHIPS.CRITIQUE_COUNT_A_TO_B, counters.critiquesAToB())
              .set(AGENT_RELATIONSHIPS.CRITIQUE_COUNT_B_TO_A, counters.critiquesBToA())
              .set(AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_A_TO_B, counters.acceptedAToB())
              .set(AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_B_TO_A, counters.acceptedBToA())
              .set(AGENT_RELATIONSHIPS.POSITION_CHANGES_A_AFTER_B, counters.changesA())
              .set(AGENT_RELATIONSHIPS.POSITION_CHANGES_B_AFTER_A, counters.changesB())
              .set(AGENT_RELATIONSHIPS.A_WINS_OVER_B, counters.winsA())
              .set(AGENT_RELATIONSHIPS.B_WINS_OVER_A, counters.winsB())
              .set(AGENT_RELATIONSHIPS.UPDATED_AT, at);
        });
  }

  @Override
  public Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit) {
    // Pairs are ordered by name, so the other agents with lesser names are all in the first column.
    String from = after.map(AgentName::value).getOrElse("");
    Seq<Relationship> lesser = page(RelationshipsSql.OF_LESSER, agent, from, limit);
    return lesser.size() == limit
        ? lesser
        : lesser.appendAll(page(RelationshipsSql.OF_GREATER, agent, from, limit - lesser.size()));
  }

  @Override
  public void remove(AgentName agent) {
    LESSER.remove(session, agent);
    GREATER.remove(session, agent);
  }

  private Seq<Relationship> page(Statement half, AgentName agent, String after, int limit) {
    return session.list(
        half,
        binds ->
            binds
                .set(RelationshipsSql.AGENT, agent.value())
                .set(RelationshipsSql.AFTER, after)
                .set(RelationshipsSql.LIMIT, limit),
        JooqRelationships::relationship);
  }

  private static Relationship relationship(Row row) throws SQLException {
    return new Relationship(
        new AgentPair(
            new AgentName(row.get(AGENT_RELATIONSHIPS.AGENT_A)),
            new AgentName(row.get(AGENT_RELATIONSHIPS.AGENT_B))),
        new Counters(
            row.get(AGENT_RELATIONSHIPS.DEBATE_COUNT),
            row.get(AGENT_RELATIONSHIPS.AGREEMENT_COUNT),
            row.get(AGENT_RELATIONSHIPS.CRITIQUE_COUNT_A_TO_B),
            row.get(AGENT_RELATIONSHIPS.CRITIQUE_COUNT_B_TO_A),
            row.get(AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_A_TO_B),
            row.get(AGENT_RELATIONSHIPS.CRITIQUE_ACCEPTED_B_TO_A),
            row.get(AGENT_RELATIONSHIPS.POSITION_CHANGES_A_AFTER_B),
            row.get(AGENT_RELATIONSHIPS.POSITION_CHANGES_B_AFTER_A),
            row.get(AGENT_RELATIONSHIPS.A_WINS_OVER_B),
            row.get(AGENT_RELATIONSHIPS.B_WINS_OVER_A)),
        row.get(AGENT_RELATIONSHIPS.UPDATED_AT));
  }
}
