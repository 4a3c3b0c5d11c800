package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * What one check of a workspace found.
 *
 * @param fix what to do about it; none if there is nothing to do
 */
public record HealthFinding(String check, Status status, String found, Option<String> fix) {

  /** How a check ended. */
  public enum Status implements Labelled {
    OK,
    /** Worth a look: the exit code stays 0. */
    WARNING,
    PROBLEM,
    LEFT_OUT
  }

  public static HealthFinding ok(String check, String found) {
    return new HealthFinding(check, Status.OK, found, Option.none());
  }

  public static HealthFinding warning(String check, String found, String fix) {
    return new HealthFinding(check, Status.WARNING, found, Option.some(fix));
  }

  public static HealthFinding problem(String check, String found, String fix) {
    return new HealthFinding(check, Status.PROBLEM, found, Option.some(fix));
  }

  public static HealthFinding leftOut(String check, String why) {
    return new HealthFinding(check, Status.LEFT_OUT, why, Option.none());
  }

  public boolean isProblem() {
    return status == Status.PROBLEM;
  }
}
