package dev.stoa.bootstrap.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.Rollback;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.Settlement;
import dev.stoa.domain.specialist.SpecialistRefused;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SpecialistRaceTest {

  private static final int THREADS = 4;

  @ParameterizedTest
  @EnumSource
  void aPromotionIsTakenBackOnce(TestEngine engine) throws Exception {
    SpecialistName swe = new SpecialistName("swe");
    try (Two two = new Two(engine)) {
      two.one.specialists().promote(PromotionDraft.of("swe", "green").from("blue")).get();
      Seq<Either<SpecialistRefused, Rollback>> result =
          two.atOnce((stoa, i) -> stoa.specialists().rollback(swe, false));
      assertEquals(1, result.count(Either::isRight));
      Seq<ModelPromotion> all =
          two.other.specialists().promotions(swe, PageRequest.first(9)).items();
      assertEquals(1, all.count(one -> one.event() == PromotionEvent.ROLLBACK));
      assertEquals(Option.some("blue"), all.head().toModel());
    }
  }

  @ParameterizedTest
  @EnumSource
  void promotionsAreNumberedWithoutGaps(TestEngine engine) throws Exception {
    try (Two two = new Two(engine)) {
      two.atOnce(
          (stoa, i) -> stoa.specialists().promote(PromotionDraft.of("swe", "model-" + i)).get());
      Seq<ModelPromotion> all =
          two.one.specialists().promotions(new SpecialistName("swe"), PageRequest.first(9)).items();
      assertEquals(
          Vector.rangeClosed(1L, THREADS).reverse(), all.map(ModelPromotion::sequence).toVector());
      assertEquals(
          all.tail().map(ModelPromotion::toModel), all.dropRight(1).map(ModelPromotion::fromModel));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aQueryHasOneWinner(TestEngine engine) throws Exception {
    QueryId query = new QueryId("q");
    try (Two two = new Two(engine)) {
      two.one.conversations().start(UserId.LOCAL, NewConversation.untitled().id("c")).get();
      two.atOnce(
          (stoa, i) ->
              stoa.runs()
                  .record(ModelRunDraft.of("c", "s" + i).query("q").scored(0.5, 0.1 * i))
                  .get());
      Seq<Settlement> settlements =
          two.atOnce(
              (stoa, i) ->
                  stoa.runs()
                      .settle(query, FieldDistribution.only(new Discipline("general")))
                      .get());
      assertEquals(1, settlements.map(settled -> settled.winner().id()).distinct().size());
      Seq<ModelRun> runs = two.other.runs().of(query);
      assertEquals(1, runs.count(ModelRun::isWinner));
      assertEquals("s" + (THREADS - 1), settlements.head().winner().draft().specialist().value());
    }
  }

  @ParameterizedTest
  @EnumSource
  void queriesOfASessionAreAllCounted(TestEngine engine) throws Exception {
    QuerySessionId id = new QuerySessionId("s");
    try (Two two = new Two(engine)) {
      two.atOnce(
          (stoa, i) -> {
            QuerySession last = stoa.queries().record(id, SessionQuery.PLAIN);
            for (int n = 1; n < 5; n++) {
              last = stoa.queries().record(id, SessionQuery.PLAIN.field("law"));
            }
            return last;
          });
      QuerySession session = two.one.queries().find(id).get();
      assertEquals(5L * THREADS, session.queries());
      assertEquals(Option.some(4L * THREADS), session.fields().get(new Discipline("law")));
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneCorrectionOfASubjectHolds(TestEngine engine) throws Exception {
    try (Two two = new Two(engine)) {
      two.atOnce(
          (stoa, i) ->
              stoa.corrections().record(CorrectionDraft.of("s", "law", "claim " + i)).get());
      Seq<Correction> all = two.one.corrections().list(CorrectionPageQuery.all()).items();
      assertEquals(THREADS, all.size());
      assertEquals(1, all.count(Correction::isActive));
      assertEquals(THREADS, two.one.corrections().history(all.head().id()).get().size());
      assertEquals(1, two.one.corrections().retrieve("law of the claim").items().size());
    }
  }

  /** Two workspaces on one store, as two processes have them. */
  private static final class Two implements AutoCloseable {

    /** What one thread does. */
    private interface Work<T> {
      T done(Stoa stoa, int thread) throws Exception;
    }

    private final Stoa one;
    private final Stoa other;

    private Two(TestEngine engine) {
      String url = engine.migratedUrl();
      this.one = Stoa.open(engine.config(url));
      this.other = Stoa.open(engine.config(url));
    }

    private <T> Seq<T> atOnce(Work<T> work) throws Exception {
      ExecutorService pool = Executors.newFixedThreadPool(THREADS);
      CyclicBarrier start = new CyclicBarrier(THREADS);
      try {
        List<Future<T>> all = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          int thread = i;
          all.add(
              pool.submit(
                  () -> {
                    start.await();
                    return work.done(thread % 2 == 0 ? one : other, thread);
                  }));
        }
        Vector<T> results = Vector.empty();
        for (Future<T> each : all) {
          results = results.append(each.get());
        }
        return results;
      } finally {
        pool.shutdown();
      }
    }

    @Override
    public void close() {
      other.close();
      one.close();
    }
  }
}
