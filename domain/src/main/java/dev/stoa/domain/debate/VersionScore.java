package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/** A score of code versions, by which they are listed best first. */
public enum VersionScore implements Labelled {
  QUALITY,
  TEST_PASS_RATE;

  /** The score of a version, if it has one. */
  public Option<Double> of(CodeVersion version) {
    return this == QUALITY ? version.draft().quality() : version.draft().testPassRate();
  }
}
