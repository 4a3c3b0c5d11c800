package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.rating.RatingOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.ReplayReport;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A log that is longer than what a store hands over at a time. */
final class LongReplayTest {

  private static final int AGENTS = 10;
  private static final int MATCHES = 120;

  @ParameterizedTest
  @EnumSource
  void historyIsComparedWithALongLogAndRewritten(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      RatingOperations ratings = stoa.ratings().registering();
      for (int i = 0; i < MATCHES; i++) {
        int best = i;
        ratings
            .record(
                NewMatch.scored(
                    new MatchId("d-" + i),
                    Vector.range(0, AGENTS)
                        .toLinkedMap(
                            agent -> new AgentName("agent-" + agent),
                            agent -> (double) ((agent + best) % 4))))
            .get();
      }
      assertTrue(ratings.replay().agrees());
      TestEngine.execute(url, "update match_participants set elo = elo + 1 where place > 5");
      ReplayReport report = ratings.rebuild();
      assertEquals(MATCHES * AGENTS / 2, report.differences());
      assertEquals(MATCHES, report.matches());
      assertTrue(ratings.replay().agrees());
    }
  }
}
