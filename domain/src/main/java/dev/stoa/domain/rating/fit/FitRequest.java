package dev.stoa.domain.rating.fit;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/**
 * Which matches to fit, and the number of bootstrap replicates for the confidence intervals.
 *
 * @param seed the same seed gives the same intervals, bit for bit
 */
public record FitRequest(Option<Discipline> discipline, long seed, int replicates) {

  /** The maximum number of agents: the work grows with its cube. */
  public static final int MOST_AGENTS = 500;

  private static final int FEWEST = 20;
  private static final int MOST = 2_000;
  private static final int USUAL = 200;

  /** Refuses too few or too many replicates. */
  public FitRequest {
    if (replicates < FEWEST || replicates > MOST) {
      throw new InvalidValue(
          "replicates " + replicates + " are out of range: ask for " + FEWEST + " to " + MOST);
    }
  }

  /** All matches, with this seed. */
  public static FitRequest seeded(long seed) {
    return new FitRequest(Option.none(), seed, USUAL);
  }

  /** Only the matches of this discipline. */
  public FitRequest in(Discipline wanted) {
    return new FitRequest(Option.some(wanted), seed, replicates);
  }

  /** With this number of replicates. */
  public FitRequest replicates(int wanted) {
    return new FitRequest(discipline, seed, wanted);
  }
}
