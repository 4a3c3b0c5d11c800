package dev.stoa.actions.pack;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of packs. */
public final class PackActions {

  private static final String SUMMARY =
      "Collects what is known about a question for a prompt, under a budget of tokens.";

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
        .takes(PackInput.INPUT)
        .givesRead(
            PackViews.READ,
            one -> one.pack().items().flatMap(item -> item.at().item()),
            (one, token) -> new ReadPack(one.pack(), token),
            (workspace, input) ->
                workspace.packs().pack(input.question()).map(pack -> new ReadPack(pack, "")))
        .text(seen -> seen.value().pack().text());
  }
}
