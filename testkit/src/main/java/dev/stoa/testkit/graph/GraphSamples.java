package dev.stoa.testkit.graph;

import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.RelationId;
import io.vavr.collection.Vector;
import java.time.Instant;

/** What the contracts of the graph store. */
final class GraphSamples {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private GraphSamples() {}

  /** Stores an entity with its name, inside a write unit. */
  static Entity entity(GraphStorage storage, String name, String type) {
    Entity one =
        Entity.of(
            new EntityId("id-" + name),
            storage.graphEntities().nextSequence(),
            NewEntity.of(name, type),
            AT);
    storage.graphEntities().add(Vector.of(one));
    storage.graphEntities().addNames(Vector.of(EntityName.of(name, one, AT)));
    return one;
  }

  /** Stores an observation, inside a write unit. */
  static Observation observation(GraphStorage storage, Entity of, NewObservation draft) {
    long number = storage.graphObservations().nextSequence();
    Observation one = Observation.of(new ObservationId("o-" + number), number, of, draft, AT);
    storage.graphObservations().add(Vector.of(one));
    return one;
  }

  /** Stores a relation, inside a write unit. */
  static Relation relation(GraphStorage storage, Entity from, Entity to, NewRelation draft) {
    long number = storage.graphRelations().nextSequence();
    Relation one = Relation.of(new RelationId("r-" + number), number, from, to, draft, AT);
    storage.graphRelations().add(Vector.of(one));
    return one;
  }
}
