package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;

/** Asks for the best calibrated agents, best first, of those with enough predictions. */
public record CalibrationQuery(
    DisciplineFilter disciplines, long minimumSample, PageRequest<CalibrationRank> page)
    implements PagedQuery<CalibrationRank, CalibrationQuery> {

  /** Agents with enough predictions to have a score. */
  public static CalibrationQuery all() {
    return new CalibrationQuery(
        DisciplineFilter.ALL, CalibrationScore.MINIMUM, PageRequest.first());
  }

  /** Only predictions in this discipline. */
  public CalibrationQuery in(Discipline wanted) {
    return new CalibrationQuery(DisciplineFilter.of(wanted), minimumSample, page);
  }

  /** Only agents with at least this number of predictions. */
  public CalibrationQuery atLeast(long predictions) {
    return new CalibrationQuery(disciplines, predictions, page);
  }

  @Override
  public CalibrationQuery page(PageRequest<CalibrationRank> wanted) {
    return new CalibrationQuery(disciplines, minimumSample, wanted);
  }
}
