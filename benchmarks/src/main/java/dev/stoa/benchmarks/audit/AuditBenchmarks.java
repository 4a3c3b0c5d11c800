package dev.stoa.benchmarks.audit;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.benchmarks.Benchmark;
import dev.stoa.benchmarks.Comparison;
import dev.stoa.benchmarks.Databases;
import dev.stoa.benchmarks.Duel;
import dev.stoa.benchmarks.Engine;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.util.function.Consumer;

/** Appends, verification and reads of the audit trail. */
public final class AuditBenchmarks implements Benchmark {

  private static final int BATCH = 100;
  private static final int LARGE_BATCH = 10_000;
  private static final int FILL = 100_000;

  @Override
  public void run(Engine engine, Databases databases, Duel duel, Consumer<Comparison> report)
      throws Exception {
    Stoa.open(databases.jdbc()).close();
    try (Stoa stoa = Stoa.open(databases.ours());
        HandWrittenAudit hand = new HandWrittenAudit(engine, databases.jdbc());
        FloorAudit floor = new FloorAudit(engine, databases.floor())) {
      AuditOperations ours = stoa.audit();
      appends(engine, duel, report, ours, hand, floor);
      for (int filled = 0; filled < FILL; filled += LARGE_BATCH) {
        Seq<AuditEvent> events = AuditEvents.events(filled, LARGE_BATCH);
        ours.appendAll(events).getOrElseThrow(RefusalException::new);
        hand.append(events.map(AuditEvents::identified), now());
      }
      hand.settle();
      reads(engine, duel, report, ours, hand);
    }
  }

  private static void appends(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      AuditOperations ours,
      HandWrittenAudit hand,
      FloorAudit floor)
      throws Exception {
    report.accept(
        duel.of(
            engine.title(),
            "audit append, one per transaction",
            new Duel.Bars(0.75, 0.6),
            engine == Engine.SQLITE ? 1_000 : 300,
            1,
            i -> ours.append(AuditEvents.event(i)).getOrElseThrow(RefusalException::new),
            i -> hand.append(List.of(AuditEvents.identified(AuditEvents.event(i))), now()),
            i -> floor.append(List.of(AuditEvents.event(i)), now())));
    report.accept(
        duel.of(
            engine.title(),
            "audit append, batches of 100",
            new Duel.Bars(0.85, 0.6),
            30,
            BATCH,
            i -> ours.appendAll(AuditEvents.events(i, BATCH)).getOrElseThrow(RefusalException::new),
            i -> hand.append(AuditEvents.events(i, BATCH).map(AuditEvents::identified), now()),
            i -> floor.append(AuditEvents.events(i, BATCH), now())));
  }

  private static void reads(
      Engine engine,
      Duel duel,
      Consumer<Comparison> report,
      AuditOperations ours,
      HandWrittenAudit hand)
      throws Exception {
    int stored = Math.toIntExact(ours.head().size());
    report.accept(
        duel.of(
            engine.title(),
            "chain verify, beside reading the rows",
            0.5,
            1,
            stored,
            i ->
                ours.verify(VerifyRequest.plain())
                    .getOrElseThrow(RefusalException::new)
                    .firstFault()
                    .forEach(AuditBenchmarks::fail),
            i -> hand.readAll()));
    // Every 97th entry, so that neighbours do not share a page of the file.
    var oursIds = List.range(0, 1_000).map(i -> ours.at(1 + i * 97L).get().id()).toVector();
    var theirsIds = List.range(0, 1_000).map(i -> hand.idAt(1 + i * 97L)).toVector();
    report.accept(
        duel.of(
            engine.title(),
            "read by id",
            engine == Engine.SQLITE ? 0.7 : 0.9,
            engine == Engine.SQLITE ? 10_000 : 2_000,
            1,
            i -> ours.find(oursIds.get(i % oursIds.size())).get(),
            i -> hand.find(theirsIds.get(i % theirsIds.size()))));
    report.accept(
        duel.of(
            engine.title(),
            "keyset page of 100",
            0.7,
            200,
            1,
            i -> ours.list(AuditFilter.ALL, i * 97L % (stored - BATCH), BATCH),
            i -> hand.page(i * 97L % (stored - BATCH), BATCH)));
  }

  private static Instant now() {
    return StorageConfig.SYSTEM_CLOCK.instant();
  }

  private static void fail(Object fault) {
    throw new IllegalStateException("the chain is not sound: " + fault);
  }
}
