package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class TimeOrderedIdsTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.678901Z");

  private Instant now = NOW;
  private final TimeOrderedIds ids = new TimeOrderedIds(() -> now, new SplittableRandom(7));

  @Test
  void theFieldsLieWhereTheExampleOfTheRfcHasThem() {
    assertEquals(
        UUID.fromString("017F22E2-79B0-7CC3-98C4-DC0C0C07398F"),
        TimeOrderedIds.uuid(0x017F22E279B0L, 0xCC3, 0x18C4DC0C0C07398FL));
  }

  @Test
  void versionVariantAndTimeAreThoseOfTheRfcWhateverIsRandom() {
    for (int i = 0; i < 10_000; i++) {
      now = now.plusNanos(700_000);
      UUID id = UUID.fromString(ids.next());
      assertEquals(7, id.version());
      assertEquals(2, id.variant());
      assertEquals(now.toEpochMilli(), id.getMostSignificantBits() >>> 16);
    }
  }

  @Test
  void theOrderOfTextIsTheOrderOfCreationWithinAMillisecondAndBeyond() {
    List<String> made = made(20_000);
    now = now.plusMillis(1);
    made.addAll(made(10));
    assertEquals(made.stream().sorted().toList(), made);
    assertEquals(made.size(), new HashSet<>(made).size());
  }

  @Test
  void aClockThatGoesBackChangesNoOrder() {
    List<String> made = made(3);
    now = NOW.minusSeconds(60);
    made.addAll(made(5_000));
    now = Instant.parse("1969-12-31T23:59:59Z");
    made.addAll(made(3));
    assertEquals(made.stream().sorted().toList(), made);
  }

  @Test
  void theEndIsRandomAndTellsIdsApart() {
    Set<String> ends = new HashSet<>();
    made(1_000).forEach(id -> ends.add(id.substring(id.length() - 8)));
    assertEquals(1_000, ends.size());
    assertNotEquals(
        new TimeOrderedIds(() -> NOW, new SplittableRandom(1)).next(),
        new TimeOrderedIds(() -> NOW, new SplittableRandom(2)).next());
  }

  @Test
  void manyThreadsGetDifferentIdsEachInItsOwnOrder() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try {
      Callable<List<String>> work = () -> made(5_000);
      List<Future<List<String>>> done =
          pool.invokeAll(Stream.generate(() -> work).limit(8).toList());
      Set<String> all = new HashSet<>();
      for (Future<List<String>> one : done) {
        assertEquals(one.get().stream().sorted().toList(), one.get());
        all.addAll(one.get());
      }
      assertEquals(40_000, all.size());
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void theLastInstantAStoreKeepsHasAnIdToo() {
    String before = ids.next();
    now = Instants.LATEST;
    assertTrue(ids.next().compareTo(before) > 0);
  }

  private List<String> made(int count) {
    return new ArrayList<>(IntStream.range(0, count).mapToObj(i -> ids.next()).toList());
  }
}
