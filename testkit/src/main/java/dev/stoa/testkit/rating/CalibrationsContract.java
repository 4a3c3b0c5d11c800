package dev.stoa.testkit.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.AgentBucket;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.CalibrationQuery;
import dev.stoa.domain.rating.CalibrationRank;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of calibration. */
public interface CalibrationsContract extends WorkspaceContract<RatingStorage> {

  /** The time of all data in this contract. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  /** An agent whose name is not plain ASCII. */
  AgentName AGENT = new AgentName("ıİ-'quoted'-\uD83D\uDE00");

  /** One discipline. */
  DisciplineFilter LAW = DisciplineFilter.of(new Discipline("law"));

  @Test
  default void aNewWorkspaceHasNoCalibration() {
    assertEquals(Option.none(), ask(all -> all.find(AGENT, DisciplineFilter.ALL)));
    assertEquals(Vector.empty(), ask(all -> all.buckets(AGENT, LAW)).toVector());
    assertEquals(Vector.empty(), ask(all -> all.disciplinesOf(AGENT, Option.none(), 9)).toVector());
    assertEquals(Vector.empty(), ranked(DisciplineFilter.ALL, 0, Option.none(), 9));
  }

  @Test
  default void talliesAndBucketsAreStoredAndRead() {
    Calibration all = calibration(AGENT, DisciplineFilter.ALL, 7, 0.1 + 0.2);
    Calibration law = calibration(AGENT, LAW, 3, Double.MIN_VALUE);
    ReliabilityBucket low = new ReliabilityBucket(0, 3, 1, 0.1 + 0.2, 1.0 / 3);
    ReliabilityBucket high = new ReliabilityBucket(9, 2, 2, 2, 0);
    change(
        calibrations -> {
          calibrations.save(Vector.of(all, law));
          calibrations.saveBuckets(
              Vector.of(high, low).map(one -> new AgentBucket(AGENT, LAW, one)));
        });
    assertEquals(
        Option.some(all), ask(calibrations -> calibrations.find(AGENT, DisciplineFilter.ALL)));
    assertEquals(Option.some(law), ask(calibrations -> calibrations.find(AGENT, LAW)));
    assertEquals(
        Vector.of(low, high), ask(calibrations -> calibrations.buckets(AGENT, LAW)).toVector());
    assertEquals(
        Vector.empty(),
        ask(calibrations -> calibrations.buckets(AGENT, DisciplineFilter.ALL)).toVector());
  }

  @Test
  default void savingReplacesWhatWasStored() {
    ReliabilityBucket one = ReliabilityBucket.empty(4).plus(0.45, true);
    change(calibrations -> calibrations.save(Vector.of(calibration(AGENT, LAW, 3, 0.5))));
    change(calibrations -> calibrations.saveBuckets(Vector.of(new AgentBucket(AGENT, LAW, one))));
    Calibration later = calibration(AGENT, LAW, 4, 0.75);
    ReliabilityBucket fuller = one.plus(0.4, false);
    change(
        calibrations -> {
          calibrations.save(Vector.of(later));
          calibrations.saveBuckets(Vector.of(new AgentBucket(AGENT, LAW, fuller)));
        });
    assertEquals(Option.some(later), ask(calibrations -> calibrations.find(AGENT, LAW)));
    assertEquals(
        Vector.of(fuller), ask(calibrations -> calibrations.buckets(AGENT, LAW)).toVector());
  }

  @Test
  default void everythingOfAnAgentIsRemoved() {
    AgentName other = new AgentName("other");
    ReliabilityBucket bucket = ReliabilityBucket.empty(4).plus(0.45, true);
    change(
        calibrations -> {
          for (AgentName agent : Vector.of(AGENT, other)) {
            calibrations.save(
                Vector.of(
                    calibration(agent, DisciplineFilter.ALL, 3, 0.5),
                    calibration(agent, LAW, 3, 0.5)));
            calibrations.saveBuckets(Vector.of(new AgentBucket(agent, LAW, bucket)));
          }
        });
    change(calibrations -> calibrations.remove(AGENT));
    Vector<DisciplineFilter> both = Vector.of(DisciplineFilter.ALL, LAW);
    assertEquals(
        Vector.empty(), ask(calibrations -> calibrations.of(Vector.of(AGENT), both)).toVector());
    assertEquals(Vector.empty(), ask(calibrations -> calibrations.buckets(AGENT, LAW)).toVector());
    assertEquals(2, ask(calibrations -> calibrations.of(Vector.of(other), both)).size());
    assertEquals(
        Vector.of(bucket), ask(calibrations -> calibrations.buckets(other, LAW)).toVector());
  }

  @Test
  default void manyAgentsAreReadAtOnce() {
    Vector<AgentName> many = Vector.range(0, 1_500).map(i -> new AgentName("agent-" + i));
    ReliabilityBucket bucket = ReliabilityBucket.empty(4).plus(0.45, true);
    change(
        calibrations -> {
          calibrations.lock(many.append(AGENT));
          calibrations.save(many.map(agent -> calibration(agent, LAW, 3, 0.5)));
          calibrations.save(
              many.take(2).map(agent -> calibration(agent, DisciplineFilter.ALL, 3, 0.5)));
          calibrations.saveBuckets(many.map(agent -> new AgentBucket(agent, LAW, bucket)));
        });
    Vector<DisciplineFilter> both = Vector.of(DisciplineFilter.ALL, LAW);
    assertEquals(1_502, ask(calibrations -> calibrations.of(many.append(AGENT), both)).size());
    assertEquals(1, ask(calibrations -> calibrations.of(many.take(1), Vector.of(LAW))).size());
    assertEquals(
        Vector.of(new AgentBucket(many.last(), LAW, bucket)),
        ask(calibrations -> calibrations.buckets(many.takeRight(1), both)).toVector());
    assertEquals(1_500, ask(calibrations -> calibrations.buckets(many, both)).size());
    assertEquals(
        Vector.empty(), ask(calibrations -> calibrations.of(Vector.empty(), both)).toVector());
  }

  @Test
  default void disciplinesAreOrderedByNameWithoutTheOverallScope() {
    Vector<String> names = Vector.of("B", "a", "é", "\uFFFD", "\uD83D\uDE00");
    change(
        calibrations -> {
          calibrations.save(
              Vector.of(
                  calibration(AGENT, DisciplineFilter.ALL, 9, 1),
                  calibration(new AgentName("other"), LAW, 9, 1)));
          calibrations.save(
              names
                  .reverse()
                  .map(name -> DisciplineFilter.of(new Discipline(name)))
                  .map(disciplines -> calibration(AGENT, disciplines, 9, 1)));
        });
    Seq<Calibration> first =
        ask(calibrations -> calibrations.disciplinesOf(AGENT, Option.none(), 3));
    Option<Discipline> last = first.last().disciplines().discipline();
    Seq<Calibration> rest = ask(calibrations -> calibrations.disciplinesOf(AGENT, last, 3));
    assertEquals(
        names, first.appendAll(rest).map(each -> each.disciplines().toString()).toVector());
  }

  @Test
  default void theLeaderboardIsOrderedByScoreThenName() {
    change(
        calibrations ->
            calibrations.save(
                Vector.of(
                    calibration(new AgentName("tied-b"), DisciplineFilter.ALL, 20, 2),
                    calibration(new AgentName("best"), DisciplineFilter.ALL, 50, 0),
                    calibration(new AgentName("tied-a"), DisciplineFilter.ALL, 20, 2),
                    calibration(new AgentName("few"), DisciplineFilter.ALL, 9, 0),
                    calibration(new AgentName("worst"), DisciplineFilter.ALL, 50, 50),
                    calibration(new AgentName("lawyer"), LAW, 50, 0))));
    assertEquals(
        Vector.of("best", "tied-a", "tied-b", "worst"),
        names(ranked(DisciplineFilter.ALL, 10, Option.none(), 9)));
    assertEquals(
        Vector.of("best", "worst"), names(ranked(DisciplineFilter.ALL, 21, Option.none(), 9)));
    assertEquals(Vector.of("lawyer"), names(ranked(LAW, 10, Option.none(), 9)));
    Vector<Calibration> first = ranked(DisciplineFilter.ALL, 10, Option.none(), 2);
    assertEquals(
        Vector.of("tied-b", "worst"),
        names(ranked(DisciplineFilter.ALL, 10, Option.some(first.last().rank()), 2)));
  }

  @Test
  default void theLockOfAnAgentSerialisesCounting() throws Exception {
    int threads = 6;
    int each = 20;
    ForecastScore score = ForecastScore.ofOne(0.75, true);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    change(calibrations -> countOne(calibrations, score));
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a counter failed", e.getCause());
    } finally {
      pool.shutdown();
    }
    assertEquals(
        Option.some(threads * each * 0.0625),
        ask(calibrations -> calibrations.find(AGENT, LAW)).map(found -> found.tally().brierSum()));
  }

  private static void countOne(Calibrations calibrations, ForecastScore score) {
    calibrations.lock(Vector.of(AGENT));
    calibrations.save(
        Vector.of(
            calibrations
                .find(AGENT, LAW)
                .getOrElse(Calibration.none(AGENT, LAW, AT))
                .plus(score, AT)));
  }

  private static Calibration calibration(
      AgentName agent, DisciplineFilter disciplines, long predictions, double brierSum) {
    return new Calibration(
        agent, disciplines, new BrierTally(predictions, 1, brierSum, 1, 2.5), AT);
  }

  private static Vector<String> names(Vector<Calibration> found) {
    return found.map(each -> each.agent().value());
  }

  private Vector<Calibration> ranked(
      DisciplineFilter disciplines, long minimum, Option<CalibrationRank> after, int limit) {
    CalibrationQuery query =
        new CalibrationQuery(disciplines, minimum, new PageRequest<>(after, limit));
    return ask(calibrations -> calibrations.ranked(query)).toVector();
  }

  private <T> T ask(Function<Calibrations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().calibrations()));
  }

  private void change(Consumer<Calibrations> work) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              work.accept(storage().calibrations());
              return Either.right(true);
            });
  }
}
