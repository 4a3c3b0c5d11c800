package dev.stoa.domain.graph;

/**
 * A relation with the names of its ends.
 *
 * @param from the name of the entity where it begins
 * @param to the name of the entity where it ends
 */
public record NamedRelation(Relation relation, String from, String to) {}
