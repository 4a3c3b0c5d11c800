package dev.stoa.domain.rating.fit;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Elo;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Strengths fitted to all matches together, so that their order does not matter.
 *
 * @param ratings best first, ties by name; 1500 is the average agent
 * @param tieStrength Davidson's ν: 0 without ties, 1 when equals draw every third pairing
 */
public record RatingFit(Seq<FittedRating> ratings, double tieStrength, long pairings) {

  private static final double POINTS = Elo.SCALE / StrictMath.log(10.0);
  private static final double TAIL = 0.025;

  /** Fits the counts; the seed determines the replicates for the intervals. */
  public static Either<FitRefused, RatingFit> of(OutcomeTally tally, FitRequest request) {
    if (tally.agents() > FitRequest.MOST_AGENTS) {
      return Either.left(new FitRefused.TooManyAgents(tally.agents()));
    }
    PairCounts counts = tally.counts();
    if (counts.first.length == 0) {
      return Either.right(new RatingFit(Vector.empty(), 0, 0));
    }
    int n = counts.agents.length;
    double[] fitted = Davidson.fit(counts, new double[n + 1]);
    double[][] drawn = replicates(counts, fitted, request);
    long[] pairings = counts.pairings();
    Vector<FittedRating> ratings = Vector.empty();
    for (int i = 0; i < n; i++) {
      ratings = ratings.append(rating(counts.agents[i], fitted[i], drawn[i], pairings[i]));
    }
    return Either.right(
        new RatingFit(
            ratings.sorted(
                Comparator.comparingDouble(FittedRating::elo)
                    .reversed()
                    .thenComparing(FittedRating::agent)),
            counts.ties() > 0 ? StrictMath.exp(fitted[n]) : 0,
            counts.total()));
  }

  private static double[][] replicates(PairCounts counts, double[] fitted, FitRequest request) {
    SeededRandom random = new SeededRandom(request.seed());
    AliasTable cells = new AliasTable(counts.outcomes);
    long total = counts.total();
    double[][] drawn = new double[counts.agents.length][request.replicates()];
    for (int r = 0; r < request.replicates(); r++) {
      long[] outcomes = new long[counts.outcomes.length];
      for (long i = 0; i < total; i++) {
        outcomes[cells.draw(random)]++;
      }
      double[] strengths = Davidson.fit(counts.with(outcomes), fitted);
      for (int i = 0; i < drawn.length; i++) {
        drawn[i][r] = strengths[i];
      }
    }
    return drawn;
  }

  private static FittedRating rating(
      AgentName agent, double strength, double[] drawn, long pairings) {
    Arrays.sort(drawn);
    int last = drawn.length - 1;
    return new FittedRating(
        agent,
        points(strength),
        points(drawn[(int) (TAIL * last)]),
        points(drawn[last - (int) (TAIL * last)]),
        pairings);
  }

  private static double points(double strength) {
    return Elo.START + POINTS * strength;
  }
}
