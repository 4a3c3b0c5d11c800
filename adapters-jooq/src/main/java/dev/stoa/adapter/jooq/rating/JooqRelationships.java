package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.JooqSession.Binder;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.schema.InstantText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Consumer;

/** Relationships in the table {@code agent_relationships}. */
public final class JooqRelationships implements Relationships {

  private final JooqSession session;
  private final RelationshipsSql sql;

  public JooqRelationships(JooqSession session) {
    this.session = session;
    this.sql = new RelationshipsSql(session.dialect().sql());
  }

  @Override
  public Option<Relationship> find(AgentPair pair) {
    return session.one(
        sql.find,
        binds -> binds.text(pair.a().value()).text(pair.b().value()),
        JooqRelationships::relationship);
  }

  @Override
  public void add(Seq<Encounter> encounters, Instant at) {
    store(sql.add, encounters, at);
  }

  @Override
  public void recount(Seq<Encounter> meetings, Instant at) {
    store(sql.recount, meetings, at);
  }

  @Override
  public void scan(Consumer<Relationship> relationships) {
    session.each(sql.all, Binder.NOTHING, row -> relationships.accept(relationship(row)));
  }

  private void store(RenderedSql statement, Seq<Encounter> encounters, Instant at) {
    session.batch(
        statement,
        encounters,
        (binds, encounter) -> {
          Counters counters = encounter.counters();
          binds
              .text(encounter.pair().a().value())
              .text(encounter.pair().b().value())
              .number(counters.debates())
              .number(counters.agreements())
              .number(counters.critiquesAToB())
              .number(counters.critiquesBToA())
              .number(counters.acceptedAToB())
              .number(counters.acceptedBToA())
              .number(counters.changesA())
              .number(counters.changesB())
              .number(counters.winsA())
              .number(counters.winsB())
              .instant(at);
        });
  }

  @Override
  public Seq<Relationship> of(AgentName agent, Option<AgentName> after, int limit) {
    // A pair keeps the lesser name first: others with lesser names are all on the one side.
    String from = after.map(AgentName::value).getOrElse("");
    Seq<Relationship> lesser = page(sql.ofLesser, agent, from, limit);
    return lesser.size() == limit
        ? lesser
        : lesser.appendAll(page(sql.ofGreater, agent, from, limit - lesser.size()));
  }

  private Seq<Relationship> page(RenderedSql half, AgentName agent, String after, int limit) {
    return session.list(
        half,
        binds -> binds.text(agent.value()).text(after).number(limit),
        JooqRelationships::relationship);
  }

  private static Relationship relationship(Row row) throws SQLException {
    return new Relationship(
        new AgentPair(new AgentName(row.text(1)), new AgentName(row.text(2))),
        new Counters(
            row.number(3),
            row.number(4),
            row.number(5),
            row.number(6),
            row.number(7),
            row.number(8),
            row.number(9),
            row.number(10),
            row.number(11),
            row.number(12)),
        InstantText.parse(row.instantText(13)));
  }
}
