package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.MemoryQuality;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** How many memories are duplicates, were never used, or are stale. */
public final class MemoryCheck implements HealthCheck {

  private static final int MANY = 50;
  private static final long FEW = 100;

  private final Supplier<MemoryQuality> quality;

  /** With how they are counted. */
  public MemoryCheck(Supplier<MemoryQuality> quality) {
    this.quality = quality;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    MemoryQuality counted = quality.get();
    return Vector.of(
        finding(
            "duplicate memories",
            counted.duplicates(),
            counted.memories(),
            "remember in one scope what several need, and forget the copies"),
        finding(
            "never recalled",
            counted.unused(),
            counted.memories(),
            "record outcomes, so that useful memories become stronger"),
        finding("stale memories", counted.stale(), counted.memories(), "run `stoa maintain`"));
  }

  /** A small workspace is no reason to worry. */
  private static HealthFinding finding(String check, long part, long all, String fix) {
    long percent = all == 0 ? 0 : part * 100 / all;
    String found = percent + " %, " + part + " of " + all;
    return percent > MANY && all >= FEW
        ? HealthFinding.warning(check, found, fix)
        : HealthFinding.ok(check, found);
  }
}
