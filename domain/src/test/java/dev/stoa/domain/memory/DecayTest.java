package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DecayTest {

  private static final long SEED = 20_260_102;
  private static final Instant NOW = SomeMemories.NOW;

  private final Random random = new Random(SEED);

  @Test
  void decayOnlyEverGrows() {
    for (int i = 0; i < 5_000; i++) {
      MemoryTier tier = tier();
      Duration sooner = age(tier);
      Duration later = sooner.plus(age(tier));
      assertTrue(
          Decay.factor(tier, later) <= Decay.factor(tier, sooner),
          () -> "seed " + SEED + ": " + tier + " " + sooner + " " + later);
    }
  }

  @Test
  void movingTheClockTwiceIsMovingItOnceAndTwiceAsFar() {
    for (int i = 0; i < 5_000; i++) {
      MemoryTier tier = tier();
      Duration step = age(tier);
      double once = Decay.factor(tier, step.multipliedBy(2));
      double twice = Decay.factor(tier, step) * Decay.factor(tier, step);
      assertEquals(once, twice, once * 1e-12, () -> "seed " + SEED + ": " + tier + " " + step);
    }
  }

  @Test
  void aNewMemoryHasNotDecayed() {
    assertEquals(1, Decay.factor(MemoryTier.FAST, Duration.ZERO));
    assertEquals(1, Decay.factor(MemoryTier.FAST, Duration.ofHours(-5)));
    assertEquals(0.5, Decay.factor(MemoryTier.GLACIAL, Duration.ofDays(30)));
  }

  @Test
  void theOrderWithinATierIsTheSameAtEveryInstantAndIsThatOfTheKey() {
    for (int i = 0; i < 20_000; i++) {
      MemoryTier tier = tier();
      MemoryWeight one = weight(tier);
      MemoryWeight other = weight(tier);
      Instant soon = later(one, other).plus(age(tier));
      Instant late = soon.plus(age(tier));
      int byKey = Double.compare(one.strengthKey(), other.strengthKey());
      for (Instant at : new Instant[] {soon, late}) {
        double first = one.strengthAt(at);
        double second = other.strengthAt(at);
        // Below this they are the same to a double, and so is the key.
        boolean apart = Math.abs(first - second) > 1e-9 * Math.max(first, second);
        assertTrue(
            !apart || Math.signum(first - second) == byKey,
            () -> "seed " + SEED + ": " + one + " " + other + " at " + at);
      }
    }
  }

  @Test
  void whatWeighsNothingIsBehindEverything() {
    MemoryTier fast = MemoryTier.FAST;
    double nothing = Decay.key(fast, 0, Instant.parse("9999-12-31T23:59:59Z"));
    double least = Decay.key(fast, Double.MIN_VALUE, Instant.parse("0001-01-01T00:00:00Z"));
    assertTrue(nothing < least);
    assertTrue(Double.isFinite(nothing));
    assertTrue(Decay.key(fast, 0, NOW) < Decay.key(fast, 0, NOW.plusSeconds(60)));
  }

  private MemoryTier tier() {
    return io.vavr.collection.List.of(MemoryTier.values()).get(random.nextInt(4));
  }

  private Duration age(MemoryTier tier) {
    return Duration.ofMillis((long) (random.nextDouble() * 20 * tier.halfLife().toMillis()));
  }

  private MemoryWeight weight(MemoryTier tier) {
    return new MemoryWeight(
        new MemoryId("m"),
        tier,
        random.nextInt(11) / 10.0,
        random.nextInt(11) / 10.0,
        NOW.plus(age(tier)),
        io.vavr.control.Option.none(),
        MemoryKind.FACT,
        false);
  }

  private static Instant later(MemoryWeight one, MemoryWeight other) {
    Instant first = one.updatedAt();
    Instant second = other.updatedAt();
    return first.isAfter(second) ? first : second;
  }
}
