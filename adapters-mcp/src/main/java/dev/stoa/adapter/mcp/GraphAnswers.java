package dev.stoa.adapter.mcp;

import dev.stoa.application.graph.FoundGraph;
import dev.stoa.application.graph.Observed;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.GraphPart;
import dev.stoa.domain.graph.GraphPosition;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.SubGraph;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the tools of the graph answer, with the names of the official memory server. */
final class GraphAnswers {

  private GraphAnswers() {}

  static List<Object> entities(Seq<DescribedEntity> some) {
    return some.<Object>map(GraphAnswers::entity).asJava();
  }

  private static Map<String, Object> entity(DescribedEntity one) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("name", one.name());
    members.put("entityType", one.entity().type().getOrElse(""));
    members.put("observations", one.contents().asJava());
    return members;
  }

  static List<Object> relations(Seq<NamedRelation> some) {
    return some.<Object>map(GraphAnswers::relation).asJava();
  }

  private static Map<String, Object> relation(NamedRelation one) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("from", one.from());
    members.put("to", one.to());
    members.put("relationType", one.relation().type());
    return members;
  }

  static List<Object> observed(Seq<Observed> some) {
    return some.<Object>map(
            one -> {
              Map<String, Object> members = new LinkedHashMap<>();
              members.put("entityName", one.entity());
              members.put("addedObservations", one.added().map(Observation::content).asJava());
              return members;
            })
        .asJava();
  }

  static Map<String, Object> graph(SubGraph graph) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("entities", entities(graph.entities()));
    members.put("relations", relations(graph.relations()));
    return members;
  }

  /** With where to go on, if it is not all. */
  static Map<String, Object> part(GraphPart part) {
    Map<String, Object> members = graph(part.graph());
    part.next()
        .map(GraphPosition::text)
        .forEach(
            next -> {
              members.put("cursor", next);
              members.put(
                  "note",
                  "This is a part of the graph: call read_graph with this cursor for the next one,"
                      + " or search_nodes for what you need.");
            });
    return members;
  }

  /** As above, of what was found. */
  static Map<String, Object> found(FoundGraph found, boolean namesOnly) {
    Map<String, Object> members =
        namesOnly
            ? new LinkedHashMap<>(
                Map.of("names", found.graph().entities().map(DescribedEntity::name).asJava()))
            : graph(found.graph());
    if (found.byWords()) {
      members.put("note", "Nothing contains this text: these have some of its words, best first.");
    }
    found
        .next()
        .forEach(
            next -> {
              members.put("cursor", Long.toString(next));
              members.put("note", "There are more: call search_nodes with this cursor.");
            });
    return members;
  }
}
