package dev.stoa.actions.pack;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackItem;
import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of packs. */
public final class PackActions {

  private static final String SUMMARY =
      "Collects what is known about a question for a prompt, under a budget of tokens.";

  private static final View<Pack> PACK =
      View.of(Pack.class)
          .nest(
              "items",
              View.of(PackItem.class, "PackItem")
                  .flatten("at", View.of(SearchPlace.class))
                  .rename("is_shortened", "shortened")
                  .note("citation", "By which an answer can refer to it, such as m:1f9a0c.")
                  .note("shortened", "Whether the text is only the part that answers.")
                  .note("age_days", "How many days ago it was written.")
                  .note("why", "Why it was chosen.")
                  .nest("also_at", View.of(SearchPlace.class, "PackPlace"))
                  .note("also_at", "Where else the same text, or nearly the same, is."))
          .nest(
              "left_out",
              View.of(LeftOut.class, "PackLeftOut")
                  .flatten("at", View.of(SearchPlace.class))
                  .note("same_as", "The citation of the item that says nearly the same."))
          .note("budget", "The most tokens of the text.")
          .note("tokens", "The tokens of the text.")
          .note("items", "The best first.")
          .note("left_out", "What was found too, and why it is not among the items.")
          .method("text", "text")
          .note("text", "All items as a Markdown list for a prompt.");

  private PackActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(ActionGroup.of("pack", SUMMARY, () -> List.of(pack())));
  }

  private static Action<?, ?> pack() {
    return Action.ofUser()
        .read("pack", SUMMARY)
        .details(
            "The best items come first, each with a citation, its source, its age and why it was"
                + " chosen; there is at least one. What says nearly the same comes once. What was"
                + " superseded, archived or has expired is left out.")
        .example("{'words':['how do we retry'],'tokens':800}")
        .example("{'words':['how do we retry'],'as':'zealot','channel':'general'}")
        .takes(PackInput.class)
        .gives(PACK, (workspace, input) -> workspace.packs().pack(input.question()))
        .text(seen -> seen.value().text());
  }
}
