package dev.stoa.domain.graph;

import io.vavr.collection.Seq;

/**
 * A shortest way from one entity to another.
 *
 * @param entities from the first to the last
 * @param relations those between them, which may be followed against their direction
 */
public record GraphPath(Seq<Entity> entities, Seq<NamedRelation> relations) {}
