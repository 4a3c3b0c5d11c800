package dev.stoa.app.graph;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewRelation;
import java.time.Instant;
import java.util.List;

/** What is audited of the graph. */
public final class GraphAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    String other = "other " + secret;
    stoa.graph().create(NewEntity.of(secret, secret).observation(secret)).get();
    stoa.graph().create(NewEntity.of(other, secret)).get();
    stoa.graph().alias(secret, "alias " + secret).get();
    stoa.graph().observe(secret, "more " + secret).get();
    stoa.graph().relate(secret, secret, other).get();
    NewRelation relation = NewRelation.of(secret, other, secret);
    stoa.graph().endRelations(List.of(relation), Instant.parse("2030-01-01T00:00:00Z"));
    stoa.graph().deleteRelations(List.of(relation));
    stoa.graph().deleteObservations(List.of(EntityFacts.of(secret, secret)));
    stoa.graph().merge(other, secret).get();
    stoa.graph().separate(other).get();
    stoa.graph().delete(List.of(other));
  }
}
