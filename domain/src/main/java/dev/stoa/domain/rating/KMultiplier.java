package dev.stoa.domain.rating;

import io.vavr.control.Option;

/** The factor by which the rating of a badly calibrated agent changes more. */
public final class KMultiplier {

  private static final double ECE_SHARE = 0.4;
  private static final double BRIER_SHARE = 0.6;

  private KMultiplier() {}

  /** From the calibration error and the Brier score, or one of them; 1 without both. */
  public static double of(Option<Double> ece, Option<Double> brier) {
    if (ece.isEmpty() && brier.isEmpty()) {
      return 1.0;
    }
    double error =
        ece.isDefined() && brier.isDefined()
            ? ECE_SHARE * ece.get() + BRIER_SHARE * brier.get()
            : ece.orElse(brier).get();
    if (error < 0.1) {
      return 1.0;
    }
    if (error < 0.2) {
      return 1.1;
    }
    return error < 0.3 ? 1.25 : 1.4;
  }
}
