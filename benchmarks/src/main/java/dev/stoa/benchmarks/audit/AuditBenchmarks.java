package dev.stoa.benchmarks.audit;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Instant;

/** Appends, verification and reads of the audit trail. */
public final class AuditBenchmarks implements Area {

  private static final int BATCH = 100;
  private static final int LARGE_BATCH = 10_000;
  private static final int FILL = 100_000;

  @Override
  public String name() {
    return "audit";
  }

  @Override
  public String about() {
    return """
    An append reads the head under the lock, hashes and chains the entry, inserts it and commits; a batch sends its hundred rows in one round trip.
    Verifying recomputes every hash, every link and the Merkle tree over more than 100,000 entries, beside only reading the same rows. The floor is one
    hash chain with ids, found by id, event type, session and trace, without Merkle tree and checkpoints.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    Stoa.open(bench.databases().jdbc()).close();
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        HandWrittenAudit hand = new HandWrittenAudit(bench.engine(), bench.databases().jdbc());
        FloorAudit floor = new FloorAudit(bench.engine(), bench.databases().floor())) {
      AuditOperations ours = stoa.audit();
      appends(bench, ours, hand, floor);
      for (int filled = 0; filled < FILL; filled += LARGE_BATCH) {
        Seq<AuditEvent> events = AuditEvents.events(filled, LARGE_BATCH);
        ours.appendAll(events).getOrElseThrow(RefusalException::new);
        hand.append(events.map(AuditEvents::identified), now());
      }
      hand.settle();
      verify(bench, ours, hand);
      reads(bench, ours, hand);
    }
  }

  private static void appends(
      Bench bench, AuditOperations ours, HandWrittenAudit hand, FloorAudit floor) throws Exception {
    bench.measure(
        BenchmarkRow.rate(
                "append, one per transaction",
                i -> ours.append(AuditEvents.event(i)).getOrElseThrow(RefusalException::new))
            .calls(bench.onSqlite() ? 1_000 : 300)
            .jdbc(
                0.75,
                i -> hand.append(List.of(AuditEvents.identified(AuditEvents.event(i))), now()))
            .floor(0.8, i -> floor.append(List.of(AuditEvents.event(i)), now())));
    bench.measure(
        BenchmarkRow.rate(
                "append, batches of 100",
                i ->
                    ours.appendAll(AuditEvents.events(i, BATCH))
                        .getOrElseThrow(RefusalException::new))
            .calls(30)
            .operations(BATCH)
            .jdbc(
                0.85,
                i -> hand.append(AuditEvents.events(i, BATCH).map(AuditEvents::identified), now()))
            .floor(0.8, i -> floor.append(AuditEvents.events(i, BATCH), now())));
  }

  private static void verify(Bench bench, AuditOperations ours, HandWrittenAudit hand)
      throws Exception {
    bench.measure(
        BenchmarkRow.rate(
                "verify the chain",
                i ->
                    ours.verify(VerifyRequest.plain())
                        .getOrElseThrow(RefusalException::new)
                        .firstFault()
                        .forEach(AuditBenchmarks::fail))
            .operations(Math.toIntExact(ours.head().size()))
            .beside("reading the rows", 0.5, i -> hand.readAll()));
  }

  private static void reads(Bench bench, AuditOperations ours, HandWrittenAudit hand)
      throws Exception {
    // Every 97th entry, so that neighbours do not share a page of the file.
    var oursIds = List.range(0, 1_000).map(i -> ours.at(1 + i * 97L).get().id()).toVector();
    var theirsIds = List.range(0, 1_000).map(i -> hand.idAt(1 + i * 97L)).toVector();
    bench.measure(
        BenchmarkRow.rate("read by id", i -> ours.find(oursIds.get(i % oursIds.size())).get())
            .calls(bench.onSqlite() ? 10_000 : 2_000)
            .jdbc(0.9, i -> hand.find(theirsIds.get(i % theirsIds.size()))));
    long last = ours.head().size() - BATCH;
    bench.measure(
        BenchmarkRow.rate(
                "page of 100", i -> ours.list(AuditQuery.all().after(i * 97L % last).limit(BATCH)))
            .calls(200)
            .jdbc(0.9, i -> hand.page(i * 97L % last, BATCH)));
  }

  private static Instant now() {
    return StorageConfig.SYSTEM_CLOCK.instant();
  }

  private static void fail(Object fault) {
    throw new IllegalStateException("the chain is not sound: " + fault);
  }
}
