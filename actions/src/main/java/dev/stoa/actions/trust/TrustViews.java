package dev.stoa.actions.trust;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemReader;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Quarantine;
import dev.stoa.domain.trust.Raised;
import dev.stoa.domain.trust.Trace;
import dev.stoa.domain.trust.Withdrawal;

/** How callers see origins and trust. */
final class TrustViews {

  static final View<Origin> ORIGIN =
      View.of(Origin.class)
          .leaveOut("item", "root", "raised")
          .add("item", String.class, one -> one.item().text())
          .add("root", String.class, one -> one.root().text())
          .add("raised_by", String.class, one -> one.raised().map(Raised::by).getOrElse(""))
          .note("item", "Its kind and its id.")
          .note("origin", "The class of who wrote it.")
          .note("principal", "Who wrote it: an agent, a token or a user.")
          .note("source", "Where it comes from, as the writer stated it.")
          .note("root", "The first item of the chain that decides its trust.")
          .note("trust", "The least of its class and of all that it was made from.")
          .note(
              "raised_by",
              "What raised its trust, or edit, which lowered it; empty if nothing did.")
          .note("quarantined_at", "Since when it is withdrawn itself.")
          .order("item", "origin", "principal", "source", "root", "trust");

  static final View<Derivation> DERIVATION =
      View.empty(Derivation.class, "Derivation")
          .add("child", String.class, one -> one.child().text())
          .add("parent", String.class, one -> one.parent().text())
          .note("child", "What was made.")
          .note("parent", "What it was made from.");

  static final View<ItemReader> READER =
      View.of(ItemReader.class)
          .leaveOut("item")
          .note("principal", "An agent, a token or a user.")
          .note("recorded_at", "When it was shown first.");

  static final View<Trace> TRACE =
      View.of(Trace.class)
          .nest("origin", ORIGIN)
          .nest("ancestors", ORIGIN)
          .nest("descendants", ORIGIN)
          .nest("derivations", DERIVATION)
          .nest("recalled_by", READER)
          .note("ancestors", "What it was made from, directly and indirectly.")
          .note("descendants", "What was made from it, directly and indirectly.")
          .note("readers", "Who made something from it.")
          .note("recalled_by", "Who was shown it, where readings are recorded.")
          .note("debates", "The debates that used it or what was made from it.")
          .note("decisions", "What these debates concluded.")
          .note("hand_offs", "The hand-offs that name it or what was made from it.")
          .leaveOut("next")
          .addOption(
              "next",
              Cursor.class,
              trace -> trace.next().map(last -> Cursor.of(TrustActions.TRACE, last)))
          .note("next", "The value of after for the next page, if there may be one.");

  static final View<Withdrawal> WITHDRAWAL =
      View.of(Withdrawal.class)
          .note("quarantine", "What ends it: the id for restore; none if it was only counted.")
          .note("named", "How many items it names.")
          .note("items", "How many changed, with all that was made from them.");

  static final View<Quarantine> QUARANTINE =
      View.of(Quarantine.class)
          .flatten("suspects")
          .note("root", "The item that was given.")
          .note("principal", "Who wrote what is meant.")
          .note("since", "Since when it was written.")
          .note("restored_at", "When it ended.")
          .order("id", "root", "principal", "since", "created_at", "restored_at");

  private TrustViews() {}
}
