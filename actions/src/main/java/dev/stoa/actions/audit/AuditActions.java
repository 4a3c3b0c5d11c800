package dev.stoa.actions.audit;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What callers may ask of the entries of the audit trail; {@link ProofActions} and {@link
 * VerificationActions} prove that they were not changed.
 */
public final class AuditActions {

  private static final String SAME_AGAIN =
      "Appending the same event under the same id again changes nothing.";

  private static final String[] APPENDED = {"sequence", "entry_id", "event_type", "hash"};

  private static final String[] LISTED = {
    "sequence", "created_at", "event_type", "session_id", "specialist", "confidence", "details"
  };

  private AuditActions() {}

  /** The actions that begin with {@code audit}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "audit",
            "The audit trail: append, read, sign, prove, verify.",
            () ->
                actions()
                    .appendAll(VerificationActions.actions())
                    .appendAll(ProofActions.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(append(), appendBatch(), list(), newest(), show());
  }

  private static Action<?, ?> append() {
    return Action.ofWorkspace()
        .write("audit.append", "Appends an event.")
        .details(SAME_AGAIN)
        .example("{'event_type':'query','session_id':'s1','confidence':0.75}")
        .example("{'event_type':'promote','details':{'to':'m14'},'id':'promote-7'}")
        .creates()
        .columns(APPENDED)
        .takes(AuditInputs.EVENT)
        .gives(AuditViews.ENTRY, (workspace, input) -> workspace.audit().append(input));
  }

  record AppendEvents(
      @Param(value = "The events, in order.", position = 0, lines = true) Seq<AuditEvent> events) {

    private static final Input<AppendEvents> INPUT =
        Input.of(AppendEvents.class).nest("events", AuditInputs.EVENT);
  }

  private static Action<?, ?> appendBatch() {
    return Action.ofWorkspace()
        .write("audit.append-batch", "Appends up to 10,000 events in order, or none.")
        .details(SAME_AGAIN)
        .example("{'events':[{'event_type':'query','session_id':'s1'},{'event_type':'promote'}]}")
        .creates()
        .listing("entries")
        .columns(APPENDED)
        .takes(AppendEvents.INPUT)
        .givesItems(
            AuditViews.ENTRY, (workspace, input) -> workspace.audit().appendAll(input.events()));
  }

  record ListEntries(
      AuditFilter filter,
      @Param(value = "Only entries after this one.", label = "sequence", min = 0)
          Option<Long> afterSequence,
      @Paged Paging page) {

    private static final Input<ListEntries> INPUT =
        Input.of(ListEntries.class).flatten("filter", AuditInputs.FILTER);

    private AuditQuery query() {
      PageRequest<Long> wanted = page.by(Long.class);
      long after = Math.max(afterSequence.getOrElse(0L), wanted.after().getOrElse(0L));
      return new AuditQuery(filter, PageRequest.after(after).limit(wanted.limit()));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("audit.list", "Lists entries, oldest first.")
        .example("{'limit':20}")
        .example("{'event_type':'query','session_id':'s1','after_sequence':20}")
        .listing("entries")
        .columns(LISTED)
        .takes(ListEntries.INPUT)
        .answersPage(AuditViews.ENTRY, (workspace, input) -> workspace.audit().list(input.query()));
  }

  record ListNewest(
      AuditFilter filter,
      @Param(value = "Only entries before this one.", label = "sequence", min = 1)
          Option<Long> beforeSequence,
      @Paged Paging page) {

    private static final Input<ListNewest> INPUT =
        Input.of(ListNewest.class).flatten("filter", AuditInputs.FILTER);

    private AuditQuery query() {
      PageRequest<Long> wanted = page.by(Long.class);
      return new AuditQuery(
          filter, new PageRequest<>(wanted.after().orElse(beforeSequence), wanted.limit()));
    }
  }

  private static Action<?, ?> newest() {
    return Action.ofWorkspace()
        .read("audit.newest", "Lists entries, newest first.")
        .example("{'limit':20}")
        .example("{'event_type':'query','session_id':'s1','before_sequence':20}")
        .listing("entries")
        .columns(LISTED)
        .takes(ListNewest.INPUT)
        .answersPage(
            AuditViews.ENTRY, (workspace, input) -> workspace.audit().newest(input.query()));
  }

  record NamedEntry(
      @Param(
              value = "Its sequence, or its id when it is not all digits.",
              position = 0,
              label = "sequence or id")
          String entry,
      @Param("Treat it as an id even if it is a number.") boolean byId) {

    private Either<AuditRefused, AuditEntry> find(AuditOperations audit) {
      if (!byId && entry.matches("[0-9]{1,18}")) {
        long sequence = Long.parseLong(entry);
        return audit
            .at(sequence)
            .toEither(() -> new AuditRefused.UnknownSequence(sequence, audit.head().size()));
      }
      AuditEntryId id = new AuditEntryId(entry);
      return audit.find(id).toEither(() -> new AuditRefused.UnknownEntry(id));
    }
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("audit.show", "Shows an entry.")
        .example("{'entry':'7'}")
        .example("{'entry':'order-2231'}")
        .example("{'entry':'2231','by_id':true}")
        .takes(NamedEntry.class)
        .gives(AuditViews.ENTRY, (workspace, input) -> input.find(workspace.audit()));
  }
}
