package dev.stoa.app.graph;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.SubGraph;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Two entities with an observation each and a relation, of which one is merged into a third. */
public final class GraphWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    GraphOperations graph = workspace.graph();
    done(graph.create(NewEntity.of("from " + key, "torture").observation("first")));
    done(graph.create(NewEntity.of("to " + key, "torture").alias("alias " + key)));
    done(graph.create(NewEntity.of("same " + key, "torture").observation("second")));
    done(graph.relate("from " + key, "leads-to", "to " + key));
    done(graph.merge("same " + key, "from " + key));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    SubGraph found = workspace.graph().open(List.of("same " + key, "alias " + key));
    return List.of(
        found.entities().map(DescribedEntity::name).equals(List.of("from " + key, "to " + key)),
        found
            .entities()
            .headOption()
            .exists(one -> one.contents().equals(List.of("first", "second"))),
        found
            .relations()
            .map(one -> one.from() + one.to())
            .equals(List.of("from " + key + "to " + key)));
  }
}
