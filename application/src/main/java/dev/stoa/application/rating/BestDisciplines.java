package dev.stoa.application.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.Calibrations;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** The step of finding where an agent is best; requires an open snapshot. */
final class BestDisciplines {

  /** The number of disciplines read at a time. */
  private static final int CHUNK = 500;

  /** The sort is stable, so ties stay in the order of names. */
  private static final Comparator<Calibration> BEST_FIRST =
      Comparator.comparing(BestDisciplines::score).reversed();

  private final Calibrations calibrations;

  BestDisciplines(Calibrations calibrations) {
    this.calibrations = calibrations;
  }

  /** The best disciplines with enough predictions; only those are held in memory. */
  Seq<Calibration> of(AgentName agent, int size) {
    Vector<Calibration> best = Vector.empty();
    Option<Discipline> after = Option.none();
    Seq<Calibration> chunk;
    do {
      chunk = calibrations.disciplinesOf(agent, after, CHUNK);
      best =
          best.appendAll(
                  chunk.filter(each -> CalibrationScore.inDiscipline(each.tally()).isDefined()))
              .sorted(BEST_FIRST)
              .take(size);
      after = chunk.lastOption().flatMap(last -> last.disciplines().discipline());
    } while (chunk.size() == CHUNK);
    return best;
  }

  private static double score(Calibration calibration) {
    return CalibrationScore.inDiscipline(calibration.tally()).getOrElse(0.0);
  }
}
