package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Seen;
import dev.stoa.domain.trust.Origin;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of the search over everything. */
public final class SearchActions {

  private SearchActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        group(),
        EmbeddingActions.group(),
        EvaluationActions.group(),
        IndexActions.group(),
        VectorActions.group());
  }

  /** The action {@code search}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "search",
        "Searches memories, knowledge, messages, debates and, as an agent, that agent's notes.",
        () -> List.of(search()));
  }

  private static Action<?, ?> search() {
    return Action.ofUser()
        .read(
            "search",
            "Searches memories, knowledge, messages, debates and, as an agent, that agent's notes.")
        .details("The best hits come first; the same text in several places is one hit.")
        .example("{'words':['retry with jitter']}")
        .example("{'words':['retry with jitter'],'as':'zealot','in':['note','knowledge']}")
        .example("{'words':['tea or coffee'],'in':['memory'],'scope':'agent:ada'}")
        .example("{'words':['retry with jitter'],'where':'year >= 2020 and not draft = true'}")
        .example("{'words':['retry with jitter'],'explain':true}")
        .example("{'words':['circuit breaker'],'matching':'phrase','limit':5}")
        .listing("hits")
        .empty("Nothing found.")
        .columns("source", "id", "score", "snippet", "also_at.source", "also_at.id")
        .takes(Search.INPUT)
        .givesReadPage(
            SearchViews.HIT,
            one -> one.hit().written().map(Origin::item),
            (workspace, input) ->
                workspace.search().search(input.question()).map(page -> page.map(input::shown)))
        .picture(
            page -> page.items().map(Seen::value).flatMap(SearchActions::explanation).mkString());
  }

  private static Option<String> explanation(SearchViews.Explained hit) {
    return hit.explanation().map(why -> hit.hit().at().id() + ": " + why + "\n");
  }
}
