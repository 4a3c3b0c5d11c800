package dev.stoa.benchmarks;

import io.vavr.control.Option;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/** Measures how long one call takes at the median, against a time that is good enough. */
public final class Latency {

  /** As long as the compiler takes to be done with the code that is measured. */
  private static final Duration WARM_UP = Duration.ofSeconds(5);

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MILLIS = 1_000;
  private static final double SHOWN_WHOLE = 100;

  private final Engine engine;
  private final int calls;

  /** At least as many calls again warm up. */
  public Latency(Engine engine, int calls) {
    this.engine = engine;
    this.calls = calls;
  }

  /** A row whose ratio is the bar's time to ours. */
  public Comparison of(String name, double barMillis, Duel.Work ours, Duel.Work theirs)
      throws Exception {
    double oursMillis = median(ours);
    double theirsMillis = median(theirs);
    return new Comparison(
        engine.title(),
        name + " p50 " + shown(oursMillis) + ", ratio to " + limit(barMillis),
        MILLIS / oursMillis,
        new Comparison.Against(MILLIS / theirsMillis, barMillis / oursMillis, 1),
        Option.none());
  }

  private double median(Duel.Work work) throws Exception {
    int warm = warmUp(work);
    double[] millis = new double[calls];
    for (int i = 0; i < calls; i++) {
      long start = System.nanoTime();
      work.call(warm + i);
      millis[i] = (System.nanoTime() - start) / NANOS_PER_MILLI;
    }
    Arrays.sort(millis);
    return millis[calls / 2];
  }

  /** Returns how often it called. */
  private int warmUp(Duel.Work work) throws Exception {
    long end = System.nanoTime() + WARM_UP.toNanos();
    int called = 0;
    while (called < calls || System.nanoTime() < end) {
      work.call(called);
      called++;
    }
    return called;
  }

  private static String shown(double millis) {
    return String.format(Locale.ROOT, millis < SHOWN_WHOLE ? "%.2f ms" : "%.0f ms", millis);
  }

  private static String limit(double millis) {
    return millis < MILLIS
        ? String.format(Locale.ROOT, millis < 1 ? "%.1f ms" : "%.0f ms", millis)
        : String.format(Locale.ROOT, "%.0f s", millis / MILLIS);
  }
}
