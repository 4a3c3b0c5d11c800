package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/** Which predictions are counted: all of them, or those of one discipline. */
public record CalibrationScope(Option<Discipline> discipline) {

  /** Every prediction, whether it has a discipline or not. */
  public static final CalibrationScope ALL = new CalibrationScope(Option.none());

  /** The predictions in one discipline. */
  public static CalibrationScope of(Discipline discipline) {
    return new CalibrationScope(Option.some(discipline));
  }

  @Override
  public String toString() {
    return discipline.map(Discipline::value).getOrElse("all");
  }
}
