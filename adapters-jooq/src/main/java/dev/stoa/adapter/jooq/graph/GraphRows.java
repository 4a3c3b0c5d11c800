package dev.stoa.adapter.jooq.graph;

import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.GraphNames.GRAPH_NAMES;
import static dev.stoa.schema.generated.tables.GraphObservations.GRAPH_OBSERVATIONS;
import static dev.stoa.schema.generated.tables.GraphRelations.GRAPH_RELATIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.Entity.Merged;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.GraphText;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.RelationId;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Between the columns of the tables of the graph and the domain. */
final class GraphRows {

  static final Rows<Entity> ENTITIES =
      Rows.of(GRAPH_ENTITIES, GraphRows::entity)
          .key(GRAPH_ENTITIES.ENTITY_ID, entity -> entity.id().value())
          .set(GRAPH_ENTITIES.NAME, Entity::name)
          .changing()
          .maybe(GRAPH_ENTITIES.SEQUENCE, Entity::sequence)
          .maybe(GRAPH_ENTITIES.ENTITY_TYPE, Entity::type)
          .derived(GRAPH_ENTITIES.FOLDED, GraphRows::folded)
          .set(GRAPH_ENTITIES.CREATED_AT, Entity::createdAt)
          .set(GRAPH_ENTITIES.UPDATED_AT, Entity::updatedAt)
          .maybe(GRAPH_ENTITIES.MERGED_INTO, entity -> entity.merged().map(by -> by.into().value()))
          .maybe(GRAPH_ENTITIES.MERGED_AT, entity -> entity.merged().map(Merged::at))
          .set(GRAPH_ENTITIES.HOLDER_ID, entity -> entity.holder().value());

  static final Rows<EntityName> NAMES =
      Rows.of(GRAPH_NAMES, GraphRows::name)
          .key(GRAPH_NAMES.NAME, EntityName::name)
          .set(GRAPH_NAMES.ENTITY_ID, name -> name.entity().value())
          .set(GRAPH_NAMES.CREATED_AT, EntityName::createdAt)
          .changing()
          .set(GRAPH_NAMES.HOLDER_ID, name -> name.holder().value());

  static final Rows<Observation> OBSERVATIONS =
      Rows.of(GRAPH_OBSERVATIONS, GraphRows::observation)
          .key(GRAPH_OBSERVATIONS.OBSERVATION_ID, one -> one.id().value())
          .set(GRAPH_OBSERVATIONS.SEQUENCE, Observation::sequence)
          .set(GRAPH_OBSERVATIONS.ENTITY_ID, one -> one.entity().value())
          .set(GRAPH_OBSERVATIONS.HOLDER_ID, one -> one.holder().value())
          .set(GRAPH_OBSERVATIONS.CONTENT, Observation::content)
          .derived(GRAPH_OBSERVATIONS.FOLDED, one -> GraphText.folded(one.content()))
          .set(GRAPH_OBSERVATIONS.CREATED_AT, Observation::createdAt)
          .changing()
          .maybe(GRAPH_OBSERVATIONS.VALID_FROM, one -> one.validity().from())
          .maybe(GRAPH_OBSERVATIONS.VALID_UNTIL, one -> one.validity().until());

  static final Rows<Relation> RELATIONS =
      Rows.of(GRAPH_RELATIONS, GraphRows::relation)
          .key(GRAPH_RELATIONS.RELATION_ID, one -> one.id().value())
          .set(GRAPH_RELATIONS.SEQUENCE, Relation::sequence)
          .set(GRAPH_RELATIONS.FROM_ID, one -> one.from().value())
          .set(GRAPH_RELATIONS.TO_ID, one -> one.to().value())
          .set(GRAPH_RELATIONS.FROM_HOLDER, one -> one.fromHolder().value())
          .set(GRAPH_RELATIONS.TO_HOLDER, one -> one.toHolder().value())
          .set(GRAPH_RELATIONS.RELATION_TYPE, Relation::type)
          .set(GRAPH_RELATIONS.CREATED_AT, Relation::createdAt)
          .changing()
          .maybe(GRAPH_RELATIONS.VALID_FROM, one -> one.validity().from())
          .maybe(GRAPH_RELATIONS.VALID_UNTIL, one -> one.validity().until());

  private GraphRows() {}

  /** Both on lines of their own, so that no text is found across them. */
  private static String folded(Entity entity) {
    return GraphText.folded(entity.name() + "\n" + entity.type().getOrElse(""));
  }

  private static Entity entity(Row row) throws SQLException {
    return new Entity(
        new EntityId(row.get(GRAPH_ENTITIES.ENTITY_ID)),
        Option.of(row.get(GRAPH_ENTITIES.SEQUENCE)),
        row.get(GRAPH_ENTITIES.NAME),
        Option.of(row.get(GRAPH_ENTITIES.ENTITY_TYPE)),
        row.get(GRAPH_ENTITIES.CREATED_AT),
        row.get(GRAPH_ENTITIES.UPDATED_AT),
        merged(row.get(GRAPH_ENTITIES.MERGED_INTO), row.get(GRAPH_ENTITIES.MERGED_AT)),
        new EntityId(row.get(GRAPH_ENTITIES.HOLDER_ID)));
  }

  private static Option<Merged> merged(@Nullable String into, @Nullable Instant at) {
    return into == null || at == null
        ? Option.none()
        : Option.some(new Merged(new EntityId(into), at));
  }

  private static EntityName name(Row row) throws SQLException {
    return new EntityName(
        row.get(GRAPH_NAMES.NAME),
        new EntityId(row.get(GRAPH_NAMES.ENTITY_ID)),
        new EntityId(row.get(GRAPH_NAMES.HOLDER_ID)),
        row.get(GRAPH_NAMES.CREATED_AT));
  }

  private static Observation observation(Row row) throws SQLException {
    return new Observation(
        new ObservationId(row.get(GRAPH_OBSERVATIONS.OBSERVATION_ID)),
        row.get(GRAPH_OBSERVATIONS.SEQUENCE),
        new EntityId(row.get(GRAPH_OBSERVATIONS.ENTITY_ID)),
        new EntityId(row.get(GRAPH_OBSERVATIONS.HOLDER_ID)),
        row.get(GRAPH_OBSERVATIONS.CONTENT),
        row.get(GRAPH_OBSERVATIONS.CREATED_AT),
        ValidTimes.validity(row, GRAPH_OBSERVATIONS.VALID_FROM, GRAPH_OBSERVATIONS.VALID_UNTIL));
  }

  private static Relation relation(Row row) throws SQLException {
    return new Relation(
        new RelationId(row.get(GRAPH_RELATIONS.RELATION_ID)),
        row.get(GRAPH_RELATIONS.SEQUENCE),
        new EntityId(row.get(GRAPH_RELATIONS.FROM_ID)),
        new EntityId(row.get(GRAPH_RELATIONS.TO_ID)),
        new EntityId(row.get(GRAPH_RELATIONS.FROM_HOLDER)),
        new EntityId(row.get(GRAPH_RELATIONS.TO_HOLDER)),
        row.get(GRAPH_RELATIONS.RELATION_TYPE),
        row.get(GRAPH_RELATIONS.CREATED_AT),
        ValidTimes.validity(row, GRAPH_RELATIONS.VALID_FROM, GRAPH_RELATIONS.VALID_UNTIL));
  }
}
