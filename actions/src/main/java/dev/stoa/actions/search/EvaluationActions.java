package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask about the quality of searches. */
final class EvaluationActions {

  private static final String SUMMARY =
      "Measures how well searches answer questions of your own, by words and with the model.";

  private EvaluationActions() {}

  /** The action {@code evaluate}. */
  static ActionGroup group() {
    return ActionGroup.of("evaluate", SUMMARY, () -> List.of(evaluate()));
  }

  record Evaluate(
      @Param(
              value = "The questions, each with the ids of the texts that answer it.",
              position = 0,
              lines = true,
              label = "file|-")
          Seq<JudgedQuestion> questions,
      @Param("Only in these sources.") Seq<SearchSource> in,
      @Param(
              value =
                  "The agent that searches, whose notes are included: an identity, an id, or a"
                      + " unique suffix of an id.",
              label = "agent",
              actor = true)
          Option<String> as,
      @Param(value = "Whose conversations are included.", defaultValue = "local", user = true)
          String user,
      @Param("Of the memories and files, those of this scope instead of those of every scope.")
          Option<String> scope,
      @Param(
              value = "How many hits of each question count.",
              defaultValue = "10",
              min = 1,
              max = 1000)
          int limit) {

    private static final Input<Evaluate> INPUT =
        Input.of(Evaluate.class).nest("questions", SearchViews.QUESTION);

    private SearchEverything where() {
      SearchEverything any = SearchEverything.about("").in(in).user(user).limit(limit);
      SearchEverything scoped = scope.map(any::scope).getOrElse(any::everywhere);
      return as.map(scoped::as).getOrElse(scoped);
    }
  }

  private static Action<?, ?> evaluate() {
    return Action.ofUser()
        .read("evaluate", SUMMARY)
        .details("With an embedding model, both ways are shown; with abilities, each of them too.")
        .example(
            "{'questions':[{'question':'How often are calls retried?','relevant':['83c1f0a2']}]}")
        .example(
            "{'questions':[{'question':'Where does Ada work?','relevant':['83c1f0a2'],"
                + "'ability':'facts'}],'in':['memory'],'limit':20}")
        .listing("figures")
        .empty("Nothing was measured.")
        .columns(
            "way",
            "ability",
            "questions",
            "recall_at_1",
            "recall_at_5",
            "recall",
            "reciprocal_rank",
            "ndcg",
            "median_ms",
            "p95_ms")
        .takes(Evaluate.INPUT)
        .givesItems(
            SearchViews.EVALUATED,
            (workspace, input) -> workspace.search().evaluate(input.where(), input.questions()));
  }
}
