package dev.stoa.domain.graph;

import io.vavr.collection.Seq;

/**
 * What is around an entity.
 *
 * @param neighbours the nearest first; the entity itself is the first of them
 * @param relations those between them that were followed
 * @param isCut whether there are more than were asked for
 */
public record Neighbourhood(
    Seq<Neighbour> neighbours, Seq<NamedRelation> relations, boolean isCut) {

  /**
   * An entity at a distance.
   *
   * @param hops over how many relations it is reached
   */
  public record Neighbour(DescribedEntity entity, int hops) {}
}
