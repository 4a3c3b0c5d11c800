package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Memories whose time to live is renewed by reading them. */
final class RenewedMemoriesTest {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final Duration DAY = Duration.ofDays(1);

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  @ParameterizedTest
  @EnumSource
  void whatIsRecalledInTimeLivesOn(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      MemoryId read = remember(stoa, "gateway is read", Option.some(DAY));
      MemoryId unread = remember(stoa, "cache is not", Option.some(DAY));
      MemoryId kept = remember(stoa, "gateway stays", Option.none());
      for (int hour = 20; hour <= 100; hour += 20) {
        now.set(START.plus(Duration.ofHours(hour)));
        Seq<Recalled> found = stoa.memory().recall(Recall.about("gateway").renewing(DAY)).get();
        assertEquals(Vector.of(kept, read).toSet(), found.map(one -> one.memory().id()).toSet());
        Memory renewed = found.find(one -> one.memory().id().equals(read)).get().memory();
        assertEquals(Option.some(now.get().plus(DAY)), renewed.times().expiresAt());
        assertEquals(renewed, stoa.memory().find(read).get());
        assertEquals(START, renewed.times().updatedAt());
      }
      assertEquals(Option.none(), stoa.memory().find(kept).get().times().expiresAt());
      assertTrue(stoa.memory().recall("cache").get().isEmpty());
      now.set(now.get().plus(DAY));
      assertEquals(
          Vector.of(kept),
          stoa.memory()
              .recall(Recall.about("gateway").renewing(DAY))
              .get()
              .map(one -> one.memory().id()));
      assertEquals(Vector.empty(), stoa.memory().renew(List.of(read, unread, kept), DAY));
    }
  }

  @ParameterizedTest
  @EnumSource
  void readingWithoutRenewingAndReadingOftenWriteNothing(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      MemoryId id = remember(stoa, "gateway", Option.some(DAY));
      now.set(START.plus(Duration.ofHours(2)));
      stoa.memory().recall("gateway").get();
      // Less than a tenth would be gained.
      stoa.memory().recall(Recall.about("gateway").renewing(DAY)).get();
      // Nothing becomes shorter.
      stoa.memory().recall(Recall.about("gateway").renewing(Duration.ofHours(1))).get();
      assertEquals(Option.some(START.plus(DAY)), stoa.memory().find(id).get().times().expiresAt());
      assertEquals(1, stoa.memory().renew(List.of(id), Duration.ofDays(3)).size());
      assertEquals(
          Option.some(now.get().plus(Duration.ofDays(3))),
          stoa.memory().list(MemoryQuery.all()).items().single().times().expiresAt());
      assertThrows(InvalidValue.class, () -> stoa.memory().renew(List.of(id), Duration.ZERO));
      assertThrows(
          InvalidValue.class, () -> Recall.about("gateway").renewing(Duration.ofSeconds(-1)));
    }
  }

  private Stoa open(TestEngine engine) {
    InstantSource clock = now::get;
    return Stoa.open(engine.config(engine.migratedUrl()).withClock(clock));
  }

  private static MemoryId remember(Stoa stoa, String content, Option<Duration> timeToLive) {
    Remember remember = Remember.of(content);
    return stoa.memory()
        .remember(timeToLive.map(remember::timeToLive).getOrElse(remember))
        .get()
        .id();
  }
}
