package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.operations.ChangeQuery;
import dev.stoa.domain.operations.RowChange;
import dev.stoa.domain.operations.RowKey;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of the past as a whole. */
final class HistoryActions {

  private static final View<RowChange> CHANGE =
      View.of(RowChange.class, "Change")
          .note("table", "The table of the row.")
          .note("item", "The key of the row.")
          .note("before", "Its columns at the first instant; none if there was no such row.")
          .note("after", "Its columns at the second; none if there was no such row.")
          .note(
              "by",
              "The agent, token or user that last changed or removed it between them, if known.");

  private static final String SUMMARY =
      "Lists the rows that differ between two instants, by table and key.";

  private HistoryActions() {}

  /** The action alone. */
  static ActionGroup group() {
    return ActionGroup.of("diff", SUMMARY, () -> List.of(diff()));
  }

  record Diff(
      @Param("The instant that it is compared with.") Instant from,
      @Param("The later instant, not in the future.") Instant to,
      @Param("Only rows of this context, such as memory.") Option<String> context,
      @Param("Only rows that it changed, or that name it by its identity, a former one or its id.")
          Option<String> agent,
      @Param("Only rows of this scope.") Option<String> scope,
      @Paged Paging page) {

    private ChangeQuery query() {
      return new ChangeQuery(from, to, context, agent, scope, page.by(RowKey.class));
    }
  }

  private static Action<?, ?> diff() {
    return Action.ofOperator()
        .read("diff", SUMMARY)
        .example("{'from':'2026-01-02T03:04:05Z','to':'2026-01-03T03:04:05Z','context':'memory'}")
        .listing("changes")
        .columns("context", "table", "item", "by")
        .takes(Diff.class)
        .givesPage(CHANGE, (workspace, input) -> workspace.history().changes(input.query()));
  }
}
