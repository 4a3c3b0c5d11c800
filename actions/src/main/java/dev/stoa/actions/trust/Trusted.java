package dev.stoa.actions.trust;

import dev.stoa.actions.shape.AnswerLookup;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import java.util.function.Function;

/** What answers say of the trust in an item, and how callers ask for it. */
public final class Trusted {

  /** The least trust that is asked for. */
  public static final String LEAST =
      "Nothing less trusted: person, agent, tool, document, imported, or quarantined for all.";

  /** Where an item comes from, as part of a hit. */
  public static final View<Origin> WRITTEN =
      View.of(Origin.class)
          .leaveOut("item", "root", "raised", "quarantined_at", "recorded_at")
          .note("origin", "The class of who wrote it.")
          .note("principal", "Who wrote it: an agent, a token or a user.")
          .rename("source", "origin_source")
          .note("origin_source", "Where it comes from, as the writer stated it.")
          .note("trust", "The least of its class and of all that it was made from.");

  private static final AnswerLookup<ItemRef, Origin> WITHDRAWN =
      (workspace, items) -> workspace.trust().withdrawn(items);

  private Trusted() {}

  /** The view of items in lists and of one that is shown, which says whether it is withdrawn. */
  public static <T> View<T> marked(
      String title, View<T> view, ItemKind kind, Function<? super T, ? extends TextKey<?>> id) {
    return view.titled(title)
        .lookup(
            "quarantined",
            boolean.class,
            WITHDRAWN,
            item -> kind.ref(id.apply(item).value()),
            (item, origin) -> origin.isDefined())
        .note("quarantined", "Whether it is withdrawn, and found only if asked for.");
  }
}
