package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conclusions and lessons, whose texts the next search indexes. */
final class SearchConclusionsTest {

  private static final int THREADS = 3;
  private static final int EACH = 15;

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsFoundByEverySearch(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      concluded(stoa, "evict caches");
      assertEquals(1, similar(stoa, "evict caches early"));
      concluded(stoa, "evict sessions");
      assertEquals(2, found(stoa, SearchSource.CONSENSUS, "evict"));
      stoa.lessons().learn(LessonDraft.of("Evict early", "memory", "evict"));
      assertEquals(1, stoa.lessons().search("evict").size());
      stoa.lessons().learn(LessonDraft.of("Evict late", "latency", "evict"));
      assertEquals(2, found(stoa, SearchSource.LESSON, "evict"));
      assertIndexesRight(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aUnitOfWorkFindsWhatItWrote(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      int hits =
          stoa.<Refusal, Integer>atomically(
                  workspace -> {
                    workspace.lessons().learn(LessonDraft.of("Evict early", "memory", "evict"));
                    return Either.right(workspace.lessons().search("evict").size());
                  })
              .get();
      assertEquals(1, hits);
      assertIndexesRight(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aConclusionThatIsArchivedBeforeItIsIndexedIsFoundOnceItIsRestored(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Consensus one = concluded(stoa, "evict caches");
      done(stoa.consensus().archive(one.id()));
      assertEquals(0, found(stoa, SearchSource.CONSENSUS, "evict"));
      assertIndexesRight(stoa);
      done(stoa.consensus().restore(one.id()));
      assertEquals(1, found(stoa, SearchSource.CONSENSUS, "evict"));
      assertIndexesRight(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void writersAndSearchesDoNotLoseATextToEachOther(TestEngine engine) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int number = thread;
        running.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < EACH; i++) {
                    String word = "word" + (char) ('a' + number) + "x" + i;
                    concluded(stoa, "evict " + word);
                    Consensus removed = concluded(stoa, "evict not " + word);
                    done(stoa.consensus().archive(removed.id()));
                    assertEquals(1, found(stoa, SearchSource.CONSENSUS, word), word);
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
      assertEquals(THREADS * EACH, found(stoa, SearchSource.CONSENSUS, "evict"));
      assertIndexesRight(stoa);
    } finally {
      threads.shutdownNow();
    }
  }

  private static Consensus concluded(Stoa stoa, String topic) {
    return done(
        stoa.consensus()
            .registering()
            .record(ConsensusDraft.of("d", topic, "yes", 0.5).agreed("ada", 1)));
  }

  private static int similar(Stoa stoa, String topic) {
    return stoa.consensus().similar(TopicQuery.about(topic)).count(one -> one.similarity() > 0.5);
  }

  private static int found(Stoa stoa, SearchSource source, String words) {
    return done(stoa.search().search(SearchEverything.about(words).in(source).limit(200)))
        .items()
        .size();
  }

  private static void assertIndexesRight(Stoa stoa) {
    for (SearchSource source : List.of(SearchSource.CONSENSUS, SearchSource.LESSON)) {
      assertTrue(stoa.search().reconcile(source).get().isRight(), source::toString);
    }
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
