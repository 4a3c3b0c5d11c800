package dev.stoa.domain.graph;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Says what is known of entities; requires an open unit of work. */
public final class DescribeEntities {

  private final GraphEntities entities;
  private final GraphObservations observations;

  public DescribeEntities(GraphEntities entities, GraphObservations observations) {
    this.entities = entities;
    this.observations = observations;
  }

  /** In their order, with what is true at an instant, or ever. */
  public Seq<DescribedEntity> describe(Seq<Entity> some, Option<Instant> validAt) {
    Seq<EntityId> ids = some.map(Entity::id);
    Map<EntityId, ? extends Seq<EntityName>> names =
        entities.namesOf(ids).groupBy(EntityName::holder);
    Map<EntityId, ? extends Seq<Observation>> known =
        observations
            .of(ids)
            .filter(one -> validAt.forAll(one.validity()::includes))
            .groupBy(Observation::holder);
    return some.map(
        entity ->
            new DescribedEntity(
                entity,
                names
                    .get(entity.id())
                    .<Seq<EntityName>>map(found -> found)
                    .getOrElse(Vector.empty())
                    .map(EntityName::name)
                    .reject(entity.name()::equals),
                known
                    .get(entity.id())
                    .<Seq<Observation>>map(found -> found)
                    .getOrElse(Vector.empty())));
  }
}
