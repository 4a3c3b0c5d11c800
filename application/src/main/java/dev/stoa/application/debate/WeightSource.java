package dev.stoa.application.debate;

import dev.stoa.domain.kernel.Labelled;

/** Where the weights of votes come from. */
public enum WeightSource implements Labelled {
  /** What each vote says, else 1. */
  GIVEN,
  /** The reputation of the voter now. */
  REPUTATION,
  /** How often the forecasts of the voter were right. */
  CALIBRATION
}
