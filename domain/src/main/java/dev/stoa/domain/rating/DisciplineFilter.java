package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/** Which predictions are counted: all of them, or those of one discipline. */
public record DisciplineFilter(Option<Discipline> discipline) {

  /** Every prediction, whether it has a discipline or not. */
  public static final DisciplineFilter ALL = new DisciplineFilter(Option.none());

  /** The predictions in one discipline. */
  public static DisciplineFilter of(Discipline discipline) {
    return new DisciplineFilter(Option.some(discipline));
  }

  @Override
  public String toString() {
    return discipline.map(Discipline::value).getOrElse("all");
  }
}
