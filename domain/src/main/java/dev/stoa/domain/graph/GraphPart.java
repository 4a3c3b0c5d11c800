package dev.stoa.domain.graph;

import io.vavr.control.Option;

/**
 * A part of the graph that fits a budget.
 *
 * @param tokens about how many it has
 * @param next where the next part begins; none if this is the last
 */
public record GraphPart(SubGraph graph, long tokens, Option<GraphPosition> next) {}
