package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Turns of debates among everything that is searched. */
final class SearchTurnsTest {

  private static final int THREADS = 3;
  private static final int EACH = 12;

  @ParameterizedTest
  @EnumSource
  void turnsAreRankedAsAConversation(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId session = started(stoa);
      DebateTurn question = says(stoa, session, "ada", "Which cache do we evict first?");
      DebateTurn answered = says(stoa, session, "bob", "The oldest pages, by a wide margin");
      for (int i = 0; i < 5; i++) {
        says(stoa, session, "cyd", "Nothing to add in this place " + i);
      }
      DebateTurn later = says(stoa, session, "bob", "Something else entirely");
      Seq<SearchHit> hits = found(stoa, "evict the cache");
      assertEquals(
          Vector.of(question.id().value(), answered.id().value()),
          hits.map(hit -> hit.at().id()).take(2).toVector(),
          "an answer is found by the words of its question");
      assertTrue(hits.get(1).parts().window() > 0, hits.toString());
      Seq<SearchHit> searchHits = found(stoa, "what did bob say else");
      assertEquals(later.id().value(), searchHits.head().at().id());
      assertTrue(searchHits.head().parts().author() > 0, searchHits.toString());
      assertTrue(stoa.search().reconcile(SearchSource.TURN).get().isRight());
      done(stoa.debates().cancel(session));
      done(stoa.debates().delete(session));
      assertEquals(Vector.empty(), found(stoa, "evict the cache"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatAnAgentSaidFollowsItsName(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      DebateSessionId session = started(stoa);
      DebateTurn turn = says(stoa, session, "ada", "The oldest pages");
      done(stoa.agents().register("bob", "m"));
      done(stoa.channels().create("ops"));
      done(stoa.channels().post("ops", "ada", "Lunch is ready"));
      assertEquals(2, done(stoa.search().search("ada")).items().size());
      done(stoa.agents().rename("ada", new AgentName("zoe")));
      assertEquals(0, done(stoa.search().search("ada")).items().size());
      assertEquals(2, done(stoa.search().search("zoe")).items().size());
      DebateTurn later = says(stoa, session, "zoe", "And the largest");
      done(stoa.agents().merge("zoe", "bob"));
      assertEquals(0, done(stoa.search().search("zoe")).items().size());
      assertEquals(
          Vector.of(turn.id().value(), later.id().value()).toSet(),
          found(stoa, "bob").map(hit -> hit.at().id()).toSet());
      for (SearchSource source : List.of(SearchSource.MESSAGE, SearchSource.TURN)) {
        assertTrue(stoa.search().reconcile(source).get().isRight());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsThatMeanTheLikeAreFound(TestEngine engine) {
    StoaConfig config =
        StoaConfig.of(engine.config(engine.migratedUrl()))
            .withEmbeddings(
                text ->
                    text.contains("tea") || text.contains("coffee")
                        ? Embedding.of("drinks", 1, 0)
                        : Embedding.of("drinks", 0, 1));
    try (Stoa stoa = Stoa.open(config)) {
      DebateSessionId session = started(stoa);
      says(stoa, session, "ada", "Invoices are due");
      DebateTurn coffee = says(stoa, session, "bob", "More coffee, please");
      SearchHit best = found(stoa, "tea").head();
      assertEquals(coffee.id().value(), best.at().id());
      assertTrue(best.parts().meaning() > 0, best.toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoAppendsWhileOthersSearchFindsWhatTheyAppended(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ExecutorService pool = Executors.newFixedThreadPool(THREADS);
      try {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          int thread = i;
          all.add(pool.submit(() -> debate(stoa, thread)));
        }
        for (Future<?> one : all) {
          one.get();
        }
      } finally {
        pool.shutdown();
      }
      assertEquals(THREADS * EACH, found(stoa, "jitter").size());
      assertTrue(stoa.search().reconcile(SearchSource.TURN).get().isRight());
    }
  }

  /** Every fourth turn is the last of its session. */
  private static void debate(Stoa stoa, int thread) {
    DebateSessionId session = started(stoa);
    for (int number = 0; number < EACH; number++) {
      String word = "word" + (char) ('a' + thread) + "x" + number;
      DebateTurn turn = says(stoa, session, "ada", "jitter " + word);
      if (number % 4 == 3) {
        done(stoa.debates().cancel(session));
        session = started(stoa);
      }
      assertEquals(
          Vector.of(turn.id().value()),
          found(stoa, word)
              // The neighbouring texts are answers too, but does not hold the word.
              .filter(hit -> hit.snippet().contains("[" + word))
              .map(hit -> hit.at().id())
              .toVector());
    }
  }

  private static DebateSessionId started(Stoa stoa) {
    DebateOperations debates = stoa.debates();
    DebateSessionId id = debates.open(NewDebateSession.about("Cache or not?")).id();
    done(debates.start(id));
    return id;
  }

  private static DebateTurn says(Stoa stoa, DebateSessionId id, String agent, String content) {
    return done(
        stoa.debates()
            .registering()
            .append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, agent, content)));
  }

  private static Seq<SearchHit> found(Stoa stoa, String words) {
    return done(stoa.search()
            .search(SearchEverything.about(words).in(SearchSource.TURN).limit(200)))
        .items()
        .toVector();
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
