package dev.stoa.actions.search;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.MetadataKind;
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
        "index",
        "The indexes: check and rebuild them, and declare some on metadata.",
        () -> List.of(check(), rebuild(), declare(), declared(), drop()));
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
              workspace.metadataIndexes().rebuild();
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

  private static final View<MetadataIndex> DECLARED =
      View.of(MetadataIndex.class)
          .note("kind", "Whose metadata it is on.")
          .note("key", "The member that it is on.");

  record Member(
      @Param(value = "Whose metadata it is on.", position = 0) MetadataKind kind,
      @Param(value = "The member of the metadata.", position = 1) String key) {

    Member {
      MetadataIndex.requireKey(key);
    }
  }

  private static Action<?, ?> declare() {
    return Action.ofOperator()
        .write("index.declare", "Declares an index on a member of metadata and makes it.")
        .details(
            "Conditions on the member are answered by it. Nothing of the kind is written while it"
                + " is made.")
        .example("{'kind':'memory','key':'team'}")
        .takes(Member.class)
        .gives(
            DECLARED,
            (workspace, input) -> workspace.metadataIndexes().declare(input.kind(), input.key()));
  }

  record NoInput() {}

  private static Action<?, ?> declared() {
    return Action.ofWorkspace()
        .read("index.declared", "Lists the indexes on members of metadata.")
        .example("{}")
        .listing("indexes")
        .empty("No index is declared.")
        .columns("kind", "key", "created_at")
        .takes(NoInput.class)
        .answersItems(DECLARED, (workspace, input) -> workspace.metadataIndexes().list());
  }

  private static Action<?, ?> drop() {
    return Action.ofOperator()
        .write("index.drop", "Removes an index on a member of metadata; what it is on stays.")
        .example("{'kind':'memory','key':'team'}")
        .takes(Member.class)
        .gives(
            DECLARED,
            (workspace, input) -> workspace.metadataIndexes().drop(input.kind(), input.key()));
  }
}
