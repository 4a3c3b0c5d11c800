package dev.stoa.actions.graph;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.graph.GraphViews.FoundPath;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphPosition;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.graph.NeighbourQuery;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Reading the graph. */
final class GraphQueries {

  private static final String TYPE = "Only entities of this type.";

  private GraphQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), list(), open(), search(), read(), neighbours(), path(), history());
  }

  record NamedEntity(@Param(value = GraphActions.ENTITY, position = 0) String entity) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("graph.show", "Shows an entity of the graph with what is known of it.")
        .example("{'entity':'Ada'}")
        .takes(NamedEntity.class)
        .gives(GraphViews.LISTED, (workspace, input) -> workspace.graph().resolve(input.entity()));
  }

  record ListEntities(
      @Param(TYPE) Option<String> type,
      @Param("Only those whose name, type or observations contain this text, whatever the case.")
          Option<String> containing,
      ValidAt valid,
      @Paged Paging page) {

    private static final Input<ListEntities> INPUT =
        Input.of(ListEntities.class).flatten("valid", ValidTime.ASKED);

    private EntityQuery query() {
      return new EntityQuery(type, containing, valid, page.by(Long.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("graph.list", "Lists entities of the graph in the order of their creation.")
        .example("{}")
        .example("{'type':'person','containing':'london','limit':20}")
        .listing("entities")
        .columns(GraphViews.COLUMNS)
        .takes(ListEntities.INPUT)
        .answersPage(
            GraphViews.LISTED, (workspace, input) -> workspace.graph().list(input.query()));
  }

  record OpenEntities(
      @Param(value = "The names of entities.", position = 0, label = "name") Seq<String> names,
      ValidAt valid) {

    private static final Input<OpenEntities> INPUT =
        Input.of(OpenEntities.class).flatten("valid", ValidTime.ASKED);
  }

  private static Action<?, ?> open() {
    return Action.ofWorkspace()
        .read("graph.open", "Shows entities of the graph and every relation that touches them.")
        .example("{'names':['Ada','Rome']}")
        .takes(OpenEntities.INPUT)
        .answers(
            GraphViews.GRAPH,
            (workspace, input) -> workspace.graph().open(input.names(), input.valid()));
  }

  record SearchEntities(
      @Param(value = "The search words.", position = 0, label = "word") Seq<String> words,
      @Param(value = "How words are matched.", defaultValue = "any") Matching match,
      @Param(TYPE) Option<String> type,
      @Paged(10) Paging page) {

    SearchEntities {
      if (words.isEmpty()) {
        throw BadInput.at("words", "it is missing: give at least one word");
      }
    }

    private TextQuery question() {
      TextQuery query = TextQuery.about(words.mkString(" ")).matching(match);
      return type.map(query::ownedBy).getOrElse(query);
    }
  }

  private static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("graph.search", "Finds entities of the graph by words of what is known, best first.")
        .example("{'words':['programs','London'],'type':'person'}")
        .listing("hits")
        .empty("Nothing found.")
        .columns("entity.name", "entity.entity_type", "snippet", "relevance")
        .takes(SearchEntities.class)
        .answersPage(
            GraphViews.HIT,
            (workspace, input) ->
                workspace.graph().search(input.question(), input.page().byOffset()));
  }

  record ReadGraph(
      @Param(
              value = "About how many tokens the answer may have.",
              min = 1,
              max = GraphReading.MAX_TOKENS,
              defaultValue = "20000")
          int tokens,
      @Param("Where to go on: the next of the last answer.") Option<String> from,
      ValidAt valid) {

    private static final Input<ReadGraph> INPUT =
        Input.of(ReadGraph.class).flatten("valid", ValidTime.ASKED);

    private GraphReading reading() {
      return new GraphReading(
          tokens, from.map(GraphPosition::read).getOrElse(GraphPosition.START), valid);
    }
  }

  private static Action<?, ?> read() {
    return Action.ofWorkspace()
        .read("graph.read", "Reads the whole graph, part by part under a budget of tokens.")
        .details("All entities come first, then all relations.")
        .example("{}")
        .example("{'tokens':2000,'from':'e20'}")
        .takes(ReadGraph.INPUT)
        .answers(GraphViews.PART, (workspace, input) -> workspace.graph().read(input.reading()));
  }

  record AskNeighbours(
      @Param(value = GraphActions.ENTITY, position = 0) String entity,
      @Param(value = "Over how many relations.", min = 1, max = 10, defaultValue = "1") int hops,
      @Param(value = "Only over relations of this type.", option = "relation")
          Seq<String> relations,
      @Param(value = "Which way relations are followed.", defaultValue = "both")
          Direction direction,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "50") int limit,
      ValidAt valid) {

    private static final Input<AskNeighbours> INPUT =
        Input.of(AskNeighbours.class).flatten("valid", ValidTime.ASKED);

    private NeighbourQuery query() {
      return new NeighbourQuery(entity, hops, relations, direction, limit, valid);
    }
  }

  private static Action<?, ?> neighbours() {
    return Action.ofWorkspace()
        .read("graph.neighbours", "Shows what is around an entity of the graph, nearest first.")
        .example("{'entity':'Ada'}")
        .example("{'entity':'Ada','hops':2,'relations':['knows'],'direction':'out'}")
        .takes(AskNeighbours.INPUT)
        .gives(
            GraphViews.AROUND, (workspace, input) -> workspace.graph().neighbours(input.query()));
  }

  record AskPath(
      @Param(value = "The entity where it begins.", position = 0) String from,
      @Param(value = "The entity that it leads to.", position = 1) String to,
      @Param(value = "Over how many relations at most.", min = 1, max = 10, defaultValue = "10")
          int hops) {}

  private static Action<?, ?> path() {
    return Action.ofWorkspace()
        .read("graph.path", "Shows a shortest path between two entities of the graph.")
        .details("Relations are followed both ways. Without a path the answer is empty.")
        .example("{'from':'Ada','to':'Rome'}")
        .takes(AskPath.class)
        .gives(
            GraphViews.PATH,
            (workspace, input) ->
                workspace
                    .graph()
                    .path(input.from(), input.to(), input.hops())
                    .map(
                        found ->
                            found
                                .map(FoundPath::of)
                                .getOrElse(new FoundPath(Vector.empty(), Vector.empty()))));
  }

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("graph.history", "Lists what happened to what is known of an entity, oldest first.")
        .example("{'entity':'Ada'}")
        .listing("changes")
        .takes(NamedEntity.class)
        .givesItems(
            GraphViews.CHANGE, (workspace, input) -> workspace.graph().history(input.entity()));
  }
}
