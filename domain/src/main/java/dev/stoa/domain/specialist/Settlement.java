package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import java.util.Comparator;
import java.util.function.BiFunction;

/**
 * Which answer to a query won.
 *
 * @param runs the answers, best first; the first one won
 */
public record Settlement(QueryId query, Seq<ModelRun> runs) {

  /**
   * By welfare; ties by how likely the field of the answer is, then by the confidence of the
   * specialist, then by its name.
   */
  public static Settlement of(
      QueryId query,
      Seq<ModelRun> answers,
      FieldDistribution fields,
      BiFunction<SpecialistName, Discipline, WinRecord> records) {
    Seq<ModelRun> ranked =
        answers
            .map(
                run ->
                    run.settled(
                        fields.welfare(
                            field ->
                                records.apply(run.draft().specialist(), field).effectiveUtility()),
                        false))
            .sorted(best(fields))
            .toVector();
    ModelRun winner = ranked.head();
    return new Settlement(
        query, ranked.tail().prepend(winner.settled(winner.welfare().getOrElse(0.0), true)));
  }

  /** One that was made before. */
  public static Settlement made(QueryId query, Seq<ModelRun> answers) {
    return new Settlement(
        query,
        answers
            .sorted(
                Comparator.<ModelRun>comparingInt(run -> run.isWinner() ? 0 : 1)
                    .thenComparingDouble(run -> -run.welfare().getOrElse(0.0))
                    .thenComparing(run -> run.draft().specialist())
                    .thenComparing(ModelRun::id))
            .toVector());
  }

  /** The answer that won. */
  public ModelRun winner() {
    return runs.head();
  }

  private static Comparator<ModelRun> best(FieldDistribution fields) {
    return Comparator.<ModelRun>comparingDouble(run -> -run.welfare().getOrElse(0.0))
        .thenComparingDouble(run -> -fields.of(run.draft().domain()))
        .thenComparingDouble(run -> -run.draft().confidence().getOrElse(0.0))
        .thenComparing(run -> run.draft().specialist())
        .thenComparing(ModelRun::id);
  }
}
