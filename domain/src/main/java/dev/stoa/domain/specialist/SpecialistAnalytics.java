package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * How a specialist fares.
 *
 * @param byField its answers and wins in each field
 * @param trajectory its last runs, oldest first
 */
public record SpecialistAnalytics(
    SpecialistName specialist, Map<Discipline, WinRecord> byField, Seq<ModelRun> trajectory) {

  /** The score of a specialist without scored runs. */
  public static final int UNKNOWN_SCORE = 70;

  private static final int WINDOW = 5;

  /** All its answers and wins. */
  public WinRecord total() {
    return byField.values().fold(WinRecord.NONE, WinRecord::plus);
  }

  /** The utility of the last scored run, in points of 100. */
  public int score() {
    return scores().lastOption().map(SpecialistAnalytics::points).getOrElse(UNKNOWN_SCORE);
  }

  /** The mean utility of the scored runs before the last one, up to four, in points of 100. */
  public int previousScore() {
    return scores()
        .dropRight(1)
        .takeRight(WINDOW - 1)
        .average()
        .map(SpecialistAnalytics::points)
        .getOrElse(UNKNOWN_SCORE);
  }

  /** The last score against the ones before; flat as long as there are fewer than two. */
  public ScoreTrend trend() {
    int change = scores().size() < 2 ? 0 : score() - previousScore();
    return change > 0 ? ScoreTrend.UP : change < 0 ? ScoreTrend.DOWN : ScoreTrend.FLAT;
  }

  private Seq<Double> scores() {
    return trajectory.flatMap(run -> run.draft().utility());
  }

  private static int points(double utility) {
    return (int) Math.round(100 * utility);
  }
}
