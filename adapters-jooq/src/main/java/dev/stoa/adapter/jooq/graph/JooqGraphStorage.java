package dev.stoa.adapter.jooq.graph;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphObservations;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.GraphStorage;

/** The ports of the graph on either engine. */
public interface JooqGraphStorage extends GraphStorage, JooqContextStorage {

  @Override
  default GraphEntities graphEntities() {
    return repository(JooqGraphEntities.class, JooqGraphEntities::new);
  }

  @Override
  default GraphObservations graphObservations() {
    return repository(JooqGraphObservations.class, JooqGraphObservations::new);
  }

  @Override
  default GraphRelations graphRelations() {
    return repository(JooqGraphRelations.class, JooqGraphRelations::new);
  }
}
