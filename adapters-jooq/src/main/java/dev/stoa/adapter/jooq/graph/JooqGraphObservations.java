package dev.stoa.adapter.jooq.graph;

import static dev.stoa.adapter.jooq.graph.GraphRows.OBSERVATIONS;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphObservations;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.ObservationId;
import io.vavr.collection.Seq;

/** Observations in the table {@code graph_observations}. */
public final class JooqGraphObservations extends AddedById<ObservationId, Observation>
    implements GraphObservations {

  public JooqGraphObservations(JooqSession session) {
    super(session, OBSERVATIONS, GraphSql.OBSERVATION);
  }

  @Override
  public void save(Seq<Observation> observations) {
    OBSERVATIONS.save(session, observations);
  }

  @Override
  public void remove(Seq<ObservationId> ids) {
    GraphSql.OBSERVATION.remove(session, ids.map(ObservationId::value));
  }

  @Override
  public long nextSequence() {
    return GraphSql.LAST_OBSERVATION.next(session);
  }

  @Override
  public Seq<Observation> of(Seq<EntityId> holders) {
    return GraphSql.OBSERVATIONS_OF
        .find(session, holders.map(EntityId::value))
        .sortBy(Observation::sequence);
  }
}
