package dev.stoa.app.torture;

import dev.stoa.app.torture.TorturedStoa.OpenStoa;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

/** The clock jumps by up to ten days, forwards and backwards, before every write. */
record ClockJumps(String url) implements Trouble {

  private static final int JUMPS = 50;
  private static final Duration FARTHEST = Duration.ofDays(10);

  @Override
  public String name() {
    return "clock jumps";
  }

  @Override
  public Outcome run(Random random) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-06-01T12:00:00Z"));
    try (OpenStore store =
        new OpenStoa(
            Stoa.open(TorturedStoa.config(url).withStorage(storage -> storage.withClock(now::get))),
            url)) {
      Writes writes = new Writes("clock", store);
      for (int i = 0; i < JUMPS; i++) {
        long seconds = random.nextLong(-FARTHEST.toSeconds(), FARTHEST.toSeconds());
        now.updateAndGet(before -> before.plusSeconds(seconds));
        writes.attempt(store);
      }
      return new Outcome(name(), JUMPS, writes.acknowledged(), writes.failures(store));
    }
  }
}
