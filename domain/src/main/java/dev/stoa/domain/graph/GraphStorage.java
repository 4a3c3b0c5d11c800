package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of the graph. */
public interface GraphStorage extends ContextStorage {

  GraphEntities graphEntities();

  GraphObservations graphObservations();

  GraphRelations graphRelations();
}
