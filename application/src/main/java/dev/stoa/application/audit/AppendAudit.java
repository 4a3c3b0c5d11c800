package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.IdentifiedEvent;
import dev.stoa.domain.audit.KnownEdge;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * The step of appending to the trail; needs an open write unit, so that other use cases can audit
 * in their own transaction.
 */
public final class AppendAudit {

  private final AuditLog log;
  private final InstantSource clock;
  private final IdSource ids;
  private final KnownEdge edge;

  /** Needs the log, the workspace's clock, and ids for events that bring none. */
  public AppendAudit(AuditLog log, InstantSource clock, IdSource ids) {
    this.log = log;
    this.clock = clock;
    this.ids = ids;
    this.edge = log.edge();
  }

  /**
   * Appends an event with a generated id, which cannot be refused.
   *
   * <p>For use cases that audit themselves. It names the caller that {@link OnBehalf} knows.
   */
  public AuditEntry record(AuditEvent event) {
    return recordAll(List.of(event)).head();
  }

  /** As {@link #record}, for many events in order. */
  public Seq<AuditEntry> recordAll(Seq<AuditEvent> events) {
    events.forEach(AppendAudit::requireRecordable);
    return events.isEmpty()
        ? List.empty()
        : extend(
            log.lockHead(), events.map(event -> IdentifiedEvent.of(OnBehalf.named(event), ids)));
  }

  /** Appends one event of the application. */
  Either<AuditRefused, AuditEntry> append(AuditEvent event) {
    return appendAll(List.of(event)).map(Seq::head);
  }

  /**
   * Appends events of the application and returns their entries in the same order.
   *
   * <p>An event whose chosen id is in the log already, with the same content, is not appended
   * again: the existing entry is returned.
   */
  Either<AuditRefused, Seq<AuditEntry>> appendAll(Seq<AuditEvent> batch) {
    if (batch.isEmpty()) {
      return Either.left(new AuditRefused.EmptyBatch());
    }
    if (batch.size() > AuditChain.MAX_BATCH) {
      return Either.left(new AuditRefused.BatchTooLarge(batch.size(), AuditChain.MAX_BATCH));
    }
    Option<AuditRefused> reserved = batch.flatMap(AppendAudit::reserved).headOption();
    if (reserved.isDefined()) {
      return Either.left(reserved.get());
    }
    ChainHead head = log.lockHead();
    Seq<IdentifiedEvent> identified = batch.map(event -> IdentifiedEvent.of(event, ids));
    Seq<AuditEntryId> chosen = batch.flatMap(AuditEvent::id).distinct();
    if (chosen.isEmpty()) {
      return Either.right(extend(head, identified));
    }
    Map<AuditEntryId, AuditEntry> stored = log.find(chosen);
    return fresh(identified, stored)
        .map(
            events -> {
              Map<AuditEntryId, AuditEntry> entries =
                  extend(head, events).toMap(AuditEntry::id, entry -> entry).merge(stored);
              return identified.map(event -> entries.get(event.id()).get());
            });
  }

  private static void requireRecordable(AuditEvent event) {
    if (event.id().isDefined()) {
      throw new IllegalArgumentException(
          "event " + event.eventType() + " has a chosen id: append it, it may be taken");
    }
    if (!StoaEventType.has(event.eventType())) {
      reserved(event)
          .forEach(
              refused -> {
                throw new InvalidValue(refused.sentence());
              });
    }
  }

  private static Option<AuditRefused> reserved(AuditEvent event) {
    return StoaEventType.contextOf(event.eventType())
        .map(context -> new AuditRefused.ReservedType(event.eventType(), context));
  }

  /** The events whose ids are new, each once; a left if an id belongs to a different event. */
  private static Either<AuditRefused, Seq<IdentifiedEvent>> fresh(
      Seq<IdentifiedEvent> events, Map<AuditEntryId, AuditEntry> stored) {
    java.util.Map<AuditEntryId, IdentifiedEvent> fresh = new java.util.LinkedHashMap<>();
    for (IdentifiedEvent one : events) {
      IdentifiedEvent earlier = fresh.get(one.id());
      if (earlier != null && !earlier.equals(one)) {
        return Either.left(new AuditRefused.IdRepeated(one.id()));
      }
      Option<AuditEntry> existing = stored.get(one.id());
      if (existing.exists(entry -> !entry.event().equals(one.event()))) {
        return Either.left(new AuditRefused.IdTaken(one.id()));
      }
      if (existing.isEmpty()) {
        fresh.put(one.id(), one);
      }
    }
    return Either.right(Vector.ofAll(fresh.values()));
  }

  private Seq<AuditEntry> extend(ChainHead head, Seq<IdentifiedEvent> events) {
    if (events.isEmpty()) {
      return List.empty();
    }
    MerkleFrontier frontier = edge.at(head, events.size(), log);
    Seq<ChainedEntry> chained = AuditChain.extend(head, frontier, events, clock.instant());
    log.append(chained);
    edge.keep(ChainHead.after(chained.last().entry()), frontier);
    return chained.map(ChainedEntry::entry);
  }
}
