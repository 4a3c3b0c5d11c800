package dev.stoa.actions.debate;

import dev.stoa.actions.Action;
import dev.stoa.actions.debate.DebateViews.TurnHit;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** The search in the turns of debates. */
final class TurnSearch {

  private TurnSearch() {}

  record SearchTurns(
      @Param(value = "The words to look for.", position = 0) Seq<String> words,
      @Param(
              value =
                  "Turns with any of the words, all of them, the phrase, or words that start"
                      + " with them.",
              defaultValue = "any")
          Matching match,
      @Paged(20) Paging page) {

    SearchTurns {
      if (words.isEmpty()) {
        throw BadInput.at("words", "give at least one");
      }
    }

    private SearchEverything question() {
      return SearchEverything.about(words.mkString(" "))
          .matching(match)
          .in(SearchSource.TURN)
          .page(page.by(Integer.class));
    }
  }

  static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("debate.search", "Finds turns of all debates by their words, best first.")
        .details("The turns before and after count too. The same text is one hit.")
        .example("{'words':['cold cache']}")
        .example("{'words':['cold cache'],'match':'phrase','limit':5}")
        .listing("hits")
        .empty("Nothing found.")
        .columns("turn.session_id", "turn.round", "turn.phase", "turn.agent", "score", "snippet")
        .takes(SearchTurns.class)
        .givesPage(
            DebateViews.HIT,
            (workspace, input) ->
                workspace.search().search(input.question()).map(page -> hits(workspace, page)));
  }

  /** A turn that was deleted since it was found is left out. */
  private static Page<TurnHit, Integer> hits(Workspace workspace, Page<SearchHit, Integer> page) {
    Map<DebateTurnId, DebateTurn> turns =
        workspace.debates().turns(page.items().map(hit -> new DebateTurnId(hit.at().id())));
    return new Page<>(
        page.items()
            .flatMap(
                hit ->
                    turns
                        .get(new DebateTurnId(hit.at().id()))
                        .map(turn -> new TurnHit(turn, hit.snippet(), hit.score()))),
        page.next());
  }
}
