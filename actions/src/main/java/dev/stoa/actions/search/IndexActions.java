package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What callers may ask of the search indexes. */
final class IndexActions {

  private static final String[] COLUMNS = {
    "indexes.index",
    "indexes.documents",
    "indexes.missing",
    "indexes.stale",
    "indexes.superfluous",
    "indexes.sound"
  };

  private IndexActions() {}

  /** The actions that begin with {@code index}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "index", "The search indexes: check and rebuild them.", () -> List.of(check(), rebuild()));
  }

  record SomeIndexes(@Param("Only these indexes, instead of all.") Seq<SearchSource> in) {

    private Seq<SearchSource> sources(SearchOperations search) {
      return in.isEmpty() ? search.cared() : in.distinct();
    }
  }

  private static Action<?, ?> check() {
    return Action.ofWorkspace()
        .read("index.check", "Compares the search indexes with the stored data, without changes.")
        .example("{}")
        .example("{'in':['note']}")
        .columns(COLUMNS)
        .takes(SomeIndexes.class)
        .answers(
            SearchViews.INDEXES,
            (workspace, input) -> {
              SearchOperations search = workspace.search();
              return SearchViews.Indexes.of(input.sources(search).flatMap(search::reconcile));
            })
        .picture(
            seen ->
                seen.value().right()
                    ? "All indexes are correct.\n"
                    : "Repair them with: stoa index rebuild\n")
        .soundIf(seen -> seen.value().right());
  }

  private static Action<?, ?> rebuild() {
    return Action.ofOperator()
        .write("index.rebuild", "Repairs the search indexes and reports what was wrong.")
        .example("{}")
        .example("{'in':['memory']}")
        .columns(COLUMNS)
        .takes(SomeIndexes.class)
        .gives(
            SearchViews.INDEXES,
            (workspace, input, progress) -> {
              SearchOperations search = workspace.search();
              return Either.right(
                  SearchViews.Indexes.of(
                      input
                          .sources(search)
                          .flatMap(source -> search.rebuild(source, progress::done))));
            })
        .picture(
            seen ->
                seen.value().right()
                    ? "Nothing was wrong.\n"
                    : "What was wrong has been repaired.\n");
  }
}
