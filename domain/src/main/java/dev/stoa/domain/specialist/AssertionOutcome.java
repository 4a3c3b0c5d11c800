package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;

/**
 * What assertions do to an answer together.
 *
 * @param isBlocked whether one of level blocking failed
 * @param bonus the sum of bonuses, capped
 * @param penalty the sum of penalties
 * @param isGoldStandard whether nothing failed, and every one of level info had something to say,
 *     of which there was at least one: the best material for training
 */
public record AssertionOutcome(
    boolean isBlocked, double bonus, double penalty, boolean isGoldStandard) {

  /** The default cap of the sum of bonuses. */
  public static final double USUAL_CAP = 0.30;

  /** No policy can allow more. */
  public static final double HIGHEST_CAP = 0.50;

  private static final double PLACES = 1e9;

  /** Of results, with the cap of a policy. */
  public static AssertionOutcome of(Seq<AssertionResult> results, double cap) {
    UnitRange.require("cap", cap);
    Seq<AssertionResult> infos = results.filter(one -> one.level() == AssertionLevel.INFO);
    return new AssertionOutcome(
        results.exists(one -> one.level() == AssertionLevel.BLOCKING && !one.passed()),
        Math.min(Math.min(cap, HIGHEST_CAP), total(results, 1)),
        total(results, -1),
        results.forAll(AssertionResult::passed)
            && !infos.isEmpty()
            && infos.forAll(AssertionResult::fired));
  }

  /** Without what addition of decimals gets wrong. */
  private static double total(Seq<AssertionResult> results, int sign) {
    double sum = results.map(one -> Math.max(0, sign * one.bonusApplied())).sum().doubleValue();
    return Math.rint(sum * PLACES) / PLACES;
  }
}
