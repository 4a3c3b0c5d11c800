package dev.stoa.application.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class AuditActivityTest {

  private final AtomicInteger ids = new AtomicInteger();
  private final AuditActivity activity = new AuditActivity(3);
  private Instant now = Instant.parse("2026-01-02T23:59:59.999999Z");
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  @AutoClose private final TestWorkspace shorter = TestWorkspace.create();
  private final AuditOperations audit = log(workspace);

  private AuditOperations log(TestWorkspace in) {
    return new AuditOperations(in.storage(), () -> now, () -> "id-" + ids.incrementAndGet());
  }

  @Test
  void entriesAreCountedByDayAndTypeAndNoneTwice() {
    append("left out");
    pass(Duration.ofDays(3));
    append("query", "answer", "query");
    assertEquals(counts(HashMap.empty(), HashMap.empty(), of("answer", 1, "query", 2)), counted());
    assertEquals(counts(HashMap.empty(), HashMap.empty(), of("answer", 1, "query", 2)), counted());
    pass(Duration.ofNanos(1_000));
    append("query");
    assertEquals(
        counts(HashMap.empty(), of("answer", 1, "query", 2), HashMap.of("query", 1L)), counted());
    AuditActivity.Counted all = activity.count(audit, now);
    assertEquals(LocalDate.of(2026, 1, 4), all.days().head().day());
    assertEquals(5, all.through());
    pass(Duration.ofDays(9));
    assertEquals(counts(HashMap.empty(), HashMap.empty(), HashMap.empty()), counted());
  }

  @Test
  void moreThanAPageIsCounted() {
    audit.appendAll(Vector.range(0, 1_001).map(i -> AuditEvent.of("query")));
    assertEquals(of("query", 1_001), counted().last());
    audit.appendAll(Vector.range(0, 1_001).map(i -> AuditEvent.of("query")));
    assertEquals(of("query", 2_002), counted().last());
  }

  @Test
  void anotherShorterLogIsCountedAnew() {
    append("query", "query");
    counted();
    AuditOperations other = log(shorter);
    other.append(AuditEvent.of("answer")).get();
    assertEquals(of("answer", 1), activity.count(other, now).days().last().counts());
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }

  private void append(String... types) {
    Vector.of(types).forEach(type -> audit.append(AuditEvent.of(type)).get());
  }

  private Seq<Map<String, Long>> counted() {
    return activity.count(audit, now).days().map(day -> HashMap.ofEntries(day.counts()));
  }

  private static Seq<Map<String, Long>> counts(
      Map<String, Long> first, Map<String, Long> second, Map<String, Long> third) {
    return List.of(first, second, third);
  }

  private static Map<String, Long> of(String type, long count) {
    return HashMap.of(type, count);
  }

  private static Map<String, Long> of(String type, long count, String other, long more) {
    return HashMap.of(type, count, other, more);
  }
}
