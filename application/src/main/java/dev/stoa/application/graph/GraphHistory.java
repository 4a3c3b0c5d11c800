package dev.stoa.application.graph;

import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.GraphChange;
import dev.stoa.domain.graph.GraphChange.Kind;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.kernel.Validity;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of telling what happened to an entity; requires an open unit of work. */
final class GraphHistory {

  private final GraphStorage storage;
  private final ReadGraph read;

  GraphHistory(GraphStorage storage, ReadGraph read) {
    this.storage = storage;
    this.read = read;
  }

  /** Oldest first. */
  Seq<GraphChange> of(Entity entity) {
    Vector<GraphChange> all = Vector.empty();
    for (Entity one : storage.graphEntities().holding(entity.id())) {
      all = all.append(new GraphChange(one.createdAt(), Kind.CREATED, one.name()));
      all =
          all.appendAll(one.merged().map(by -> new GraphChange(by.at(), Kind.MERGED, one.name())));
    }
    for (var one : storage.graphObservations().of(Vector.of(entity.id()))) {
      all = all.append(new GraphChange(one.createdAt(), Kind.OBSERVED, one.content()));
      all = all.appendAll(ended(one.validity(), Kind.OBSERVATION_ENDED, one.content()));
    }
    for (NamedRelation one :
        read.named(
            storage
                .graphRelations()
                .of(
                    Vector.of(entity.id()),
                    Direction.BOTH,
                    Option.none(),
                    WalkGraph.MOST_FOLLOWED))) {
      String text = one.from() + " " + one.relation().type() + " " + one.to();
      all = all.append(new GraphChange(one.relation().createdAt(), Kind.RELATED, text));
      all = all.appendAll(ended(one.relation().validity(), Kind.RELATION_ENDED, text));
    }
    return all.sortBy(GraphChange::at);
  }

  private static Option<GraphChange> ended(Validity validity, Kind kind, String text) {
    return validity.until().map((Instant end) -> new GraphChange(end, kind, text));
  }
}
