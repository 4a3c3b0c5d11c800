package dev.stoa.adapter.jooq.graph;

import static dev.stoa.adapter.jooq.graph.GraphRows.ENTITIES;
import static dev.stoa.adapter.jooq.graph.GraphRows.NAMES;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.graph.DescribeEntities;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Entities in the tables {@code graph_entities} and {@code graph_names}. */
public final class JooqGraphEntities extends AddedById<EntityId, Entity> implements GraphEntities {

  private final JooqGraphObservations observations;

  public JooqGraphEntities(JooqSession session) {
    super(session, ENTITIES, GraphSql.BY_ID);
    this.observations = new JooqGraphObservations(session);
  }

  @Override
  public void lockGraph() {
    session.serialize(LockName.GRAPH.all());
  }

  @Override
  public void save(Seq<Entity> entities) {
    ENTITIES.save(session, entities);
  }

  @Override
  public void remove(Seq<EntityId> ids) {
    GraphSql.BY_ID.remove(session, ids.map(EntityId::value));
  }

  @Override
  public Seq<Entity> holding(EntityId holder) {
    return GraphSql.HELD_BY.find(session, Vector.of(holder.value()));
  }

  @Override
  public long nextSequence() {
    return GraphSql.LAST_ENTITY.next(session);
  }

  @Override
  public Seq<Entity> page(EntityQuery query, Instant now) {
    return GraphSql.BY_NUMBER.page(session, GraphSql.wanted(query, now), query.page());
  }

  @Override
  public void addNames(Seq<EntityName> names) {
    NAMES.add(session, names);
  }

  @Override
  public void removeNames(Seq<String> names) {
    GraphSql.BY_NAME.remove(session, names);
  }

  @Override
  public Seq<EntityName> named(Seq<String> names) {
    return GraphSql.BY_NAME.find(session, names);
  }

  @Override
  public Seq<EntityName> namesOf(Seq<EntityId> holders) {
    return GraphSql.NAMES_OF
        .find(session, holders.map(EntityId::value))
        .sorted((one, other) -> CodePointOrder.compare(one.name(), other.name()));
  }

  @Override
  public void moveTo(EntityId holder, Seq<EntityId> entities) {
    for (Statement move : GraphSql.MOVES) {
      session.run(
          move,
          binds ->
              binds
                  .set(GraphSql.HOLDER, holder.value())
                  .set(GraphSql.MOVED, entities.map(EntityId::value)));
    }
  }

  @Override
  public SearchSource source() {
    return SearchSource.ENTITY;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    Seq<Entity> known =
        GraphSql.IN_ORDER.next(
            session,
            Filters.NONE,
            after.getOrElse(""),
            limit,
            entity -> entity.id().value(),
            entity -> entity.isKnown() && entity.isHolder());
    return new DescribeEntities(this, observations)
        .describe(known, Option.none())
        .map(DescribedEntity::document);
  }
}
