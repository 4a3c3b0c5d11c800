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
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * The step of appending to the trail; it needs an open write unit, so that other use cases audit
 * what they do in the transaction that does it.
 */
public final class AppendAudit {

  private final AuditLog log;
  private final InstantSource clock;
  private final IdSource ids;

  /** Needs the log, the workspace's clock, and ids for events that bring none. */
  public AppendAudit(AuditLog log, InstantSource clock, IdSource ids) {
    this.log = log;
    this.clock = clock;
    this.ids = ids;
  }

  /** Appends one event. */
  public Either<AuditRefused, AuditEntry> append(AuditEvent event) {
    return append(List.of(event)).map(Seq::head);
  }

  /**
   * Appends the events in their order and answers their entries in the same order.
   *
   * <p>An event whose chosen id is in the log already, with the same content, is not told twice:
   * its entry is the one that was there.
   */
  public Either<AuditRefused, Seq<AuditEntry>> append(Seq<AuditEvent> batch) {
    if (batch.isEmpty()) {
      return Either.left(new AuditRefused.EmptyBatch());
    }
    if (batch.size() > AuditChain.MAX_BATCH) {
      return Either.left(new AuditRefused.BatchTooLarge(batch.size(), AuditChain.MAX_BATCH));
    }
    ChainHead head = log.lockHead();
    Seq<IdentifiedEvent> identified = batch.map(event -> IdentifiedEvent.of(event, ids));
    if (batch.forAll(event -> event.id().isEmpty())) {
      return Either.right(extend(head, identified).map(ChainedEntry::entry));
    }
    return untold(identified)
        .map(
            events -> {
              Map<AuditEntryId, AuditEntry> told =
                  extend(head, events.values())
                      .map(ChainedEntry::entry)
                      .toMap(AuditEntry::id, e -> e);
              return identified.map(
                  event -> told.get(event.id()).orElse(() -> log.find(event.id())).get());
            });
  }

  /** The events whose ids are new, each once; a left if an id stands for something else. */
  private Either<AuditRefused, Map<AuditEntryId, IdentifiedEvent>> untold(
      Seq<IdentifiedEvent> events) {
    Map<AuditEntryId, IdentifiedEvent> fresh = LinkedHashMap.empty();
    for (IdentifiedEvent one : events) {
      Option<IdentifiedEvent> earlier = fresh.get(one.id());
      if (earlier.exists(other -> !other.equals(one))) {
        return Either.left(new AuditRefused.IdRepeated(one.id()));
      }
      Option<AuditEntry> stored = log.find(one.id());
      if (stored.exists(entry -> !entry.event().equals(one.event()))) {
        return Either.left(new AuditRefused.IdTaken(one.id()));
      }
      if (stored.isEmpty()) {
        fresh = fresh.put(one.id(), one);
      }
    }
    return Either.right(fresh);
  }

  private Seq<ChainedEntry> extend(ChainHead head, Seq<IdentifiedEvent> events) {
    if (events.isEmpty()) {
      return List.empty();
    }
    Seq<ChainedEntry> chained =
        AuditChain.extend(
            head, log.nodes(AuditChain.needed(head, events.size())), events, clock.instant());
    log.append(chained);
    return chained;
  }
}
