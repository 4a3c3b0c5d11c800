package dev.stoa.actions.graph;

import dev.stoa.actions.Action;
import dev.stoa.actions.graph.GraphViews.Removed;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;

/** Deleting and ending what is in the graph. */
final class GraphRemovals {

  private static final String SAID = "What was said of it.";
  private static final String UNTIL = "From when on it is not true.";

  private GraphRemovals() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(delete(), unobserve(), unrelate(), retireObservations(), retireRelation());
  }

  record DeleteEntities(
      @Param(value = "The names of entities.", position = 0, label = "name") Seq<String> names) {}

  private static Action<?, ?> delete() {
    return Action.ofWorkspace()
        .destroy(
            "graph.delete",
            "Deletes entities of the graph with all that is known of them; audited.")
        .details("What was merged into them is deleted too. Names that nobody has are passed over.")
        .example("{'names':['Ada']}")
        .takes(DeleteEntities.class)
        .answers(
            GraphViews.REMOVED,
            (workspace, input) -> new Removed(workspace.graph().delete(input.names())));
  }

  record Unobserve(
      @Param(value = GraphActions.ENTITY, position = 0) String entity,
      @Param(value = SAID, position = 1, label = "observation") Seq<String> observations) {

    private Seq<EntityFacts> facts() {
      return Vector.of(new EntityFacts(entity, observations.map(NewObservation::of)));
    }
  }

  private static Action<?, ?> unobserve() {
    return Action.ofWorkspace()
        .destroy("graph.unobserve", "Deletes observations of an entity of the graph; audited.")
        .example("{'entity':'Ada','observations':['Lives in London']}")
        .takes(Unobserve.class)
        .answers(
            GraphViews.REMOVED,
            (workspace, input) -> new Removed(workspace.graph().deleteObservations(input.facts())));
  }

  record Unrelate(
      @Param(value = "The entity where it begins.", position = 0) String from,
      @Param(value = "Its type.", position = 1) String relation,
      @Param(value = "The entity that it leads to.", position = 2) String to) {}

  private static Action<?, ?> unrelate() {
    return Action.ofWorkspace()
        .destroy("graph.unrelate", "Deletes a relation of the graph; audited.")
        .example("{'from':'Ada','relation':'lives-in','to':'Rome'}")
        .takes(Unrelate.class)
        .answers(
            GraphViews.REMOVED,
            (workspace, input) ->
                new Removed(
                    workspace
                        .graph()
                        .deleteRelations(
                            Vector.of(
                                NewRelation.of(input.from(), input.to(), input.relation())))));
  }

  record RetireObservations(
      @Param(value = GraphActions.ENTITY, position = 0) String entity,
      @Param(value = SAID, position = 1, label = "observation") Seq<String> observations,
      @Param(UNTIL) Instant until) {

    private Seq<EntityFacts> facts() {
      return Vector.of(new EntityFacts(entity, observations.map(NewObservation::of)));
    }
  }

  private static Action<?, ?> retireObservations() {
    return Action.ofWorkspace()
        .write(
            "graph.retire-observations",
            "Keeps observations of an entity of the graph as no longer true; audited.")
        .example(
            "{'entity':'Ada','observations':['Lives in London'],'until':'2026-01-31T00:00:00Z'}")
        .takes(RetireObservations.class)
        .answers(
            GraphViews.REMOVED,
            (workspace, input) ->
                new Removed(workspace.graph().endObservations(input.facts(), input.until())));
  }

  record RetireRelation(
      @Param(value = "The entity where it begins.", position = 0) String from,
      @Param(value = "Its type.", position = 1) String relation,
      @Param(value = "The entity that it leads to.", position = 2) String to,
      @Param(UNTIL) Instant until) {}

  private static Action<?, ?> retireRelation() {
    return Action.ofWorkspace()
        .write("graph.retire-relation", "Keeps a relation of the graph as no longer true; audited.")
        .example("{'from':'Ada','relation':'lives-in','to':'Rome','until':'2026-01-31T00:00:00Z'}")
        .takes(RetireRelation.class)
        .answers(
            GraphViews.REMOVED,
            (workspace, input) ->
                new Removed(
                    workspace
                        .graph()
                        .endRelations(
                            Vector.of(NewRelation.of(input.from(), input.to(), input.relation())),
                            input.until())));
  }
}
