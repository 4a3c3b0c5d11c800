package dev.stoa.domain.graph;

import dev.stoa.domain.search.SearchDocument;
import io.vavr.collection.Seq;

/**
 * An entity with what is known of it.
 *
 * @param aliases its other names, and those of what was merged into it
 * @param observations in the order in which they were made; what is said twice is here once
 */
public record DescribedEntity(Entity entity, Seq<String> aliases, Seq<Observation> observations) {

  /** What is said twice counts once. */
  public DescribedEntity {
    observations = observations.toVector().distinctBy(Observation::content);
  }

  public String name() {
    return entity.name();
  }

  /** What was observed, in words. */
  public Seq<String> contents() {
    return observations.map(Observation::content);
  }

  /** Its searchable text. */
  public SearchDocument document() {
    return entity.document(aliases, contents());
  }
}
