package dev.stoa.application.graph;

import dev.stoa.domain.graph.Observation;
import io.vavr.collection.Seq;

/**
 * What became of observations about one entity.
 *
 * @param entity as it was called
 * @param added those that were not known before
 */
public record Observed(String entity, Seq<Observation> added) {}
