package dev.stoa.application.graph;

import dev.stoa.domain.graph.SubGraph;
import io.vavr.control.Option;

/**
 * Entities that contain a text, with the relations that touch them.
 *
 * @param byWords whether none contains it, so that these are found by its words, best first
 * @param next the number after which the search goes on; none if there are no more
 */
public record FoundGraph(SubGraph graph, boolean byWords, Option<Long> next) {}
