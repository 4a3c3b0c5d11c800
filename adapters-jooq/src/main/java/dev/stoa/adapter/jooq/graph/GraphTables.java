package dev.stoa.adapter.jooq.graph;

import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.GraphNames.GRAPH_NAMES;
import static dev.stoa.schema.generated.tables.GraphObservations.GRAPH_OBSERVATIONS;
import static dev.stoa.schema.generated.tables.GraphRelations.GRAPH_RELATIONS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of the graph, which all agents share. */
public final class GraphTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("graph")
          .table(GRAPH_ENTITIES)
          .table(GRAPH_NAMES)
          .table(GRAPH_OBSERVATIONS)
          .table(GRAPH_RELATIONS);

  private GraphTables() {}
}
