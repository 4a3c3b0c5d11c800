package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Batch;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Observations about one entity.
 *
 * @param entity its name, an alias or its id
 */
public record EntityFacts(String entity, Seq<NewObservation> observations) {

  /** What is said twice counts once. */
  public EntityFacts {
    GraphText.name(entity);
    observations = Batch.checked(observations).distinctBy(NewObservation::content);
  }

  /** Observations that are always true. */
  public static EntityFacts of(String entity, String... contents) {
    return new EntityFacts(entity, Vector.of(contents).map(NewObservation::of));
  }
}
