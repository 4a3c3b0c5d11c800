package dev.stoa.testkit.audit;

import dev.stoa.domain.audit.AuditChain;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.IdentifiedEvent;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import java.time.Instant;

/** Appends to a chain with nothing but the domain's rule and the port. */
public final class ChainWriter {

  /** When everything a {@link ChainWriter} writes has happened. */
  public static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private ChainWriter() {}

  /** Appends the events in one unit of work; the ids are {@code <prefix>-<sequence>}. */
  public static Seq<ChainedEntry> append(
      AuditStorage storage, String prefix, AuditEvent... events) {
    return storage.unitOfWork().run(() -> within(storage.auditLog(), prefix, Vector.of(events)));
  }

  /** Appends a number of events of the type {@code counted}. */
  public static Seq<ChainedEntry> append(AuditStorage storage, int count) {
    return append(
        storage,
        "e",
        Stream.continually(AuditEvent.of("counted")).take(count).toJavaArray(AuditEvent[]::new));
  }

  /** Appends within the unit of work that is open. */
  public static Seq<ChainedEntry> within(AuditLog log, String prefix, Seq<AuditEvent> events) {
    ChainHead head = log.lockHead();
    Seq<IdentifiedEvent> identified =
        events.zipWithIndex(
            (event, index) ->
                new IdentifiedEvent(
                    new AuditEntryId(prefix + "-" + (head.size() + 1 + index)), event));
    Seq<ChainedEntry> chained =
        AuditChain.extend(head, log.nodes(AuditChain.needed(head, events.size())), identified, AT);
    log.append(chained);
    return chained;
  }
}
