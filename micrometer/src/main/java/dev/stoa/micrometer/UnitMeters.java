package dev.stoa.micrometer;

import dev.stoa.domain.kernel.FinishedUnit;
import dev.stoa.domain.kernel.UnitListener;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * Times units of work as {@code stoa.units}, by operation, kind and outcome, and counts their
 * retries as {@code stoa.retries}: {@code StorageConfig.withListener(new UnitMeters(registry))}.
 */
public final class UnitMeters implements UnitListener {

  /** The bounds of the histogram, from which percentiles are computed. */
  private static final Duration[] BUCKETS =
      LongStream.of(1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
          .mapToObj(Duration::ofMillis)
          .toArray(Duration[]::new);

  private final MeterRegistry registry;

  /** Meters of this registry. */
  public UnitMeters(MeterRegistry registry) {
    this.registry = registry;
  }

  @Override
  public void ended(FinishedUnit unit) {
    Timer.builder("stoa.units")
        .description("Units of work.")
        .serviceLevelObjectives(BUCKETS)
        .tags(
            Tags.of(
                "operation",
                unit.operation(),
                "kind",
                label(unit.kind()),
                "outcome",
                label(unit.outcome())))
        .register(registry)
        .record(unit.duration());
    if (unit.retries() > 0) {
      registry.counter("stoa.retries", "operation", unit.operation()).increment(unit.retries());
    }
  }

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
