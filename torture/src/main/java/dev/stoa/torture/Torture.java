package dev.stoa.torture;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.torture.TorturedStore.OpenStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Tortures a store: first its own troubles, then killed processes. The seed decides what is chosen
 * at random; when exactly a process is killed is up to the machine too.
 */
public final class Torture {

  private Torture() {}

  /** Receives how far it is. */
  @FunctionalInterface
  public interface Progress {
    void done(String step, long done, long total);
  }

  /** Tortures a store that has no other users. */
  public static TortureReport run(TortureSettings settings, Progress progress) {
    long began = System.nanoTime();
    Random random = new Random(settings.seed());
    try {
      TorturedStore store = WriterProcess.store(settings.store().getName());
      List<Trouble.Outcome> outcomes = new ArrayList<>();
      for (Trouble trouble : store.troubles(settings.url())) {
        progress.done(trouble.name(), 0, 0);
        outcomes.add(trouble.run(new Random(random.nextLong())));
      }
      try (OpenStore open = store.open(settings.url())) {
        KillLoop loop = new KillLoop(settings, open, random);
        loop.run(
            () -> took(began).compareTo(settings.limit()) >= 0,
            kills -> progress.done("killing", kills, settings.kills()));
        return loop.report(outcomes, took(began));
      }
    } catch (ReflectiveOperationException e) {
      throw new InvalidValue(settings.store() + " has no public constructor without parameters", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static Duration took(long began) {
    return Duration.ofNanos(System.nanoTime() - began);
  }
}
