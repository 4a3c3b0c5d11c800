package dev.stoa.bootstrap.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;

/** Replays a debate that is larger than the heap of the process that replays it. */
final class LongReplayTest {

  private static final boolean SLOW = Boolean.getBoolean("stoa.slow");
  private static final int TURNS = SLOW ? 100_000 : 1_200;
  private static final int BATCH = 400;

  private static final int ROUNDS = 50;

  /** Long enough that all of them together exceed the heap. */
  private static final String CONTENT = "0123456789abcdef".repeat(SLOW ? 50 : 2_000);

  @ParameterizedTest
  @EnginesOfThisBuild
  void turnsAreStreamed(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    DebateSessionId id;
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      DebateOperations debates = stoa.debates().registering();
      id =
          debates
              .open(
                  NewDebateSession.about("Cache or not?")
                      .config(DebateConfig.USUAL.maxRounds(ROUNDS)))
              .id();
      debates.start(id).get();
      for (int from = 0; from < TURNS; from += BATCH) {
        debates
            .appendAll(
                id, IntStream.range(from, from + BATCH).mapToObj(LongReplayTest::turn).toList())
            .get();
      }
    }
    String[] seen =
        JavaProcess.startWith(
                List.of(SLOW ? "-Xmx48m" : "-Xmx32m"), ReplayingProcess.class, url, id.value())
            .finish()
            .strip()
            .split(" ");
    assertEquals(TURNS, Long.parseLong(seen[0]));
    assertEquals((long) TURNS * CONTENT.length(), Long.parseLong(seen[1]));
    assertTrue(Long.parseLong(seen[1]) > Long.parseLong(seen[2]), "the turns fit into " + seen[2]);
  }

  /** Not in the order of a replay. */
  private static TurnDraft turn(int number) {
    DebatePhase[] phases = DebatePhase.values();
    return TurnDraft.of(
        1 + number % ROUNDS, phases[phases.length - 1 - number % phases.length], "ada", CONTENT);
  }
}
