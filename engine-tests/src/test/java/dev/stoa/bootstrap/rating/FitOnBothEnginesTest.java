package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.stoa.application.rating.RatingOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.domain.rating.fit.RatingFit;
import io.vavr.collection.Vector;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FitOnBothEnginesTest {

  private static final int MATCHES = 60;

  @Test
  void theSameMatchesAndSeedGiveTheSameBitsInAnyOrderOnEitherEngine() {
    Vector<NewMatch> matches = matches();
    RatingFit onSqlite = fitted(TestEngine.SQLITE, matches, 7);
    assertEquals(onSqlite, fitted(TestEngine.POSTGRES, matches.reverse(), 7));
    assertNotEquals(onSqlite, fitted(TestEngine.POSTGRES, matches, 8));
  }

  private static RatingFit fitted(TestEngine engine, Vector<NewMatch> matches, long seed) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      RatingOperations ratings = stoa.ratings().registering();
      matches.forEach(match -> ratings.record(match).get());
      return ratings.fit(FitRequest.seeded(seed)).get();
    }
  }

  /** Names whose order differs between code units, code points and languages. */
  private static Vector<NewMatch> matches() {
    Random random = new Random(11);
    Vector<AgentName> agents =
        Vector.of("claude", "İstanbul", "\uE000", "\uD83D\uDE00", "gpt").map(AgentName::new);
    return Vector.range(0, MATCHES)
        .map(
            i -> {
              MatchId id = new MatchId("debate-" + i);
              int one = random.nextInt(5);
              AgentName first = agents.get(one);
              AgentName second = agents.get((one + 1 + random.nextInt(4)) % 5);
              return random.nextInt(4) == 0
                  ? NewMatch.drawn(id, first, second)
                  : NewMatch.won(id, first, second);
            });
  }
}
