package dev.stoa.app.operations;

import dev.stoa.actions.shape.View;
import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.ShapeTables;
import dev.stoa.domain.operations.ContentRoots;

/** Shows the roots of what was moved. */
final class RootsView {

  static final View<ContentRoots> ROOTS =
      View.of(ContentRoots.class)
          .method("rows", "rows")
          .method("root", "content_root")
          .order("rows", "content_root");

  private RootsView() {}

  /** An answer of from where and to where, with the roots. */
  static Answer answer(String from, String to, ContentRoots roots) {
    View<ContentRoots> moved =
        ROOTS
            .add("from", String.class, any -> from)
            .add("to", String.class, any -> to)
            .order("from", "to");
    View<ContentRoots> counted =
        moved
            .leaveOut("tables")
            .add("tables", Integer.class, all -> all.tables().size())
            .order("from", "to", "tables");
    return Answer.ok(ShapeTables.whole(counted, roots), moved, roots);
  }
}
