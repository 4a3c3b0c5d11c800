package dev.stoa.actions.trust;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.trust.TrustOperations;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TracePosition;
import dev.stoa.domain.trust.TraceQuery;
import dev.stoa.domain.trust.TrustRefused;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of origins and trust. */
public final class TrustActions {

  static final String TRACE = "trust.trace";

  private static final String ITEM = "The item: its kind, a colon and its id, as in memory:m1.";

  private TrustActions() {}

  /** The groups. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "trust",
            "Where items come from, what came of them, and quarantine.",
            () ->
                List.of(
                    show(),
                    trace(),
                    affirm(),
                    corroborate(),
                    quarantine(),
                    quarantines(),
                    restore())));
  }

  record OneItem(@Param(value = ITEM, position = 0) String item) {

    ItemRef ref() {
      return ItemRef.of(item);
    }
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("trust.show", "Shows where an item comes from and how far it is trusted.")
        .example("{'item':'memory:m1'}")
        .takes(OneItem.class)
        .gives(TrustViews.ORIGIN, (workspace, input) -> workspace.trust().origin(input.ref()));
  }

  record TraceItem(
      @Param(value = ITEM, position = 0) String item,
      @Param("This part alone; all, one after the other, without it.") Option<TracePart> part,
      @Paged Paging page) {

    TraceQuery query() {
      return new TraceQuery(ItemRef.of(item), part, page.by(TracePosition.class));
    }
  }

  private static Action<?, ?> trace() {
    return Action.ofWorkspace()
        .read(TRACE, "Shows what an item was made from, and what came of it.")
        .details(
            "A page has as many entries of all parts together as its limit says; what does not fit"
                + " is on the next ones.")
        .example("{'item':'memory:m1'}")
        .example("{'item':'memory:m1','part':'descendants','limit':100}")
        .takes(TraceItem.class)
        .gives(TrustViews.TRACE, (workspace, input) -> workspace.trust().trace(input.query()));
  }

  record Affirm(
      @Param(value = ITEM, position = 0) String item,
      @Param("Not as a person's word, but because this concluded debate affirms it.")
          Option<String> debate) {

    Either<TrustRefused, Origin> apply(TrustOperations trust) {
      ItemRef ref = ItemRef.of(item);
      return debate.map(id -> trust.affirm(ref, id)).getOrElse(() -> trust.affirm(ref));
    }
  }

  private static Action<?, ?> affirm() {
    return Action.ofOperator()
        .write("trust.affirm", "Trusts an item as a person's word, or as a debate's; audited.")
        .details(
            "Only a person raises trust to that of a person: who runs a command, or a token of the"
                + " class person.",
            "A debate raises it to that of an agent, if it was concluded with a consensus of agents"
                + " that do not count as one, and its answer contains 'affirms' and the item.")
        .example("{'item':'memory:m1'}")
        .example("{'item':'memory:m1','debate':'d1'}")
        .takes(Affirm.class)
        .gives(TrustViews.ORIGIN, (workspace, input) -> input.apply(workspace.trust()));
  }

  private static Action<?, ?> corroborate() {
    return Action.ofWorkspace()
        .write("trust.corroborate", "Affirms an item from the caller's own sources.")
        .details(
            "Two callers that are independent of who wrote the item and of each other raise it to"
                + " the trust of the lesser, audited. Agents that were cloned, merged, evolved or"
                + " registered from one count as one, and sources may not share a root.")
        .example("{'item':'memory:m1'}")
        .writesItems()
        .takes(OneItem.class)
        .gives(TrustViews.ORIGIN, (workspace, input) -> workspace.trust().corroborate(input.ref()));
  }

  record QuarantineItems(
      @Param(value = "This item; with the others, it and what was made from it.", label = "kind:id")
          Option<ItemRef> root,
      @Param("What this agent, token or user wrote.") Option<String> principal,
      @Param("Not what was written before this instant.") Option<Instant> since,
      @Param("Count what would be withdrawn, and change nothing.") boolean dryRun) {

    Suspects suspects() {
      return new Suspects(root, principal, since);
    }
  }

  private static Action<?, ?> quarantine() {
    return Action.ofOperator()
        .write(
            "trust.quarantine",
            "Withdraws items and all that was made from them: they are no longer found; audited.")
        .example("{'root':'memory:m1'}")
        .example("{'principal':'web','since':'2026-11-01T00:00:00Z','dry_run':true}")
        .takes(QuarantineItems.class)
        .gives(
            TrustViews.WITHDRAWAL,
            (workspace, input) ->
                input.dryRun()
                    ? workspace.trust().previewQuarantine(input.suspects())
                    : workspace.trust().quarantine(input.suspects()));
  }

  record ListQuarantines(@Paged Paging page) {}

  private static Action<?, ?> quarantines() {
    return Action.ofOperator()
        .read("trust.quarantines", "Lists quarantines, newest first.")
        .example("{'limit':10}")
        .listing("quarantines")
        .takes(ListQuarantines.class)
        .answersPage(
            TrustViews.QUARANTINE,
            (workspace, input) ->
                workspace.trust().quarantines(input.page().byTime(QuarantineId.class)));
  }

  record RestoreItems(
      @Param(value = "The quarantine that ends.", position = 0, label = "id")
          QuarantineId quarantine) {}

  private static Action<?, ?> restore() {
    return Action.ofOperator()
        .write("trust.restore", "Ends a quarantine: what it withdrew is found again; audited.")
        .example("{'quarantine':'q1'}")
        .takes(RestoreItems.class)
        .gives(
            TrustViews.WITHDRAWAL,
            (workspace, input) -> workspace.trust().restore(input.quarantine()));
  }
}
