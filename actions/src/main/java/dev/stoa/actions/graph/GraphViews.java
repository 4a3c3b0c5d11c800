package dev.stoa.actions.graph;

import dev.stoa.actions.ValidTime;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.application.graph.EntityHit;
import dev.stoa.application.graph.Observed;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.GraphChange;
import dev.stoa.domain.graph.GraphPart;
import dev.stoa.domain.graph.GraphPath;
import dev.stoa.domain.graph.GraphPosition;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.Neighbourhood;
import dev.stoa.domain.graph.Neighbourhood.Neighbour;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;

/** How callers see the graph. */
final class GraphViews {

  static final String[] COLUMNS = {"name", "entity_type", "aliases", "observations", "entity_id"};

  static final View<DescribedEntity> ENTITY =
      View.of(DescribedEntity.class, "Entity")
          .flatten(
              "entity",
              View.of(Entity.class)
                  .rename("id", "entity_id")
                  .rename("type", "entity_type")
                  .note("entity_type", "What it is; none if only a relation names it.")
                  .leaveOut("sequence", "merged", "holder"))
          .note("aliases", "Other names that lead to it.")
          .leaveOut("observations")
          .addList("observations", String.class, DescribedEntity::contents)
          .note("observations", "What is known of it, in the order in which it was observed.")
          .order("entity_id", "name", "entity_type", "aliases", "observations");

  /** As lists have it, and who asks for one. */
  static final View<DescribedEntity> LISTED =
      Trusted.marked("ListedEntity", ENTITY, ItemKind.ENTITY, one -> one.entity().id());

  static final View<NamedRelation> RELATION =
      View.of(NamedRelation.class, "Relation")
          .flatten(
              "relation",
              View.of(Relation.class)
                  .rename("id", "relation_id")
                  .rename("type", "relation_type")
                  .flatten("validity", ValidTime.SEEN)
                  .leaveOut("sequence", "from", "to", "from_holder", "to_holder"))
          .note("from", "The name of the entity where it begins.")
          .note("to", "The name of the entity that it leads to.")
          .order("from", "relation_type", "to");

  static final View<Observed> OBSERVED =
      View.of(Observed.class)
          .leaveOut("added")
          .addList("added", String.class, one -> one.added().map(Observation::content))
          .note("added", "Those that were not known before.");

  static final View<SubGraph> GRAPH =
      View.of(SubGraph.class, "Graph").nest("entities", ENTITY).nest("relations", RELATION);

  static final View<GraphPart> PART =
      View.of(GraphPart.class)
          .flatten("graph", GRAPH)
          .note("tokens", "About how many tokens it has.")
          .leaveOut("next")
          .addOption("next", String.class, one -> one.next().map(GraphPosition::text))
          .note("next", "Where the next part begins; none if this is the last.");

  static final View<EntityHit> HIT =
      View.of(EntityHit.class)
          .nest("entity", ENTITY)
          .note("snippet", "The matching passage, with matching words in brackets.")
          .note("relevance", "Its score; the greater, the better.")
          .order("entity", "snippet");

  static final View<Neighbourhood> AROUND =
      View.of(Neighbourhood.class)
          .nest(
              "neighbours",
              View.of(Neighbour.class)
                  .flatten("entity", ENTITY)
                  .note("hops", "Over how many relations it is reached."))
          .nest("relations", RELATION)
          .rename("is_cut", "cut")
          .note("cut", "Whether there are more than were asked for.");

  /** A path, or none. */
  record FoundPath(Seq<String> names, Seq<NamedRelation> relations) {

    static FoundPath of(GraphPath path) {
      return new FoundPath(path.entities().map(Entity::name), path.relations());
    }
  }

  static final View<FoundPath> PATH =
      View.of(FoundPath.class, "GraphPath")
          .note("names", "The entities from the first to the last; none if there is no path.")
          .nest("relations", RELATION);

  static final View<GraphChange> CHANGE =
      View.of(GraphChange.class).note("text", "What was said, or which entity it was.");

  /** How many there were. */
  record Removed(long removed) {}

  static final View<Removed> REMOVED =
      View.of(Removed.class, "RemovedFromGraph").note("removed", "How many there were.");

  private GraphViews() {}
}
