package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentRating;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

final class RatingProcessesTest {

  private static final int PROCESSES = 2;
  private static final int EACH = 50;

  @ParameterizedTest
  @EnginesOfThisBuild
  void matchesOfOneAgentInTwoProcessesLoseNothing(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    List<JavaProcess> running = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      running.add(JavaProcess.start(RecordingProcess.class, url, "p" + i, "" + EACH));
    }
    for (JavaProcess process : running) {
      process.finish();
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      AgentRating rating = stoa.ratings().rating(new AgentName("shared")).get();
      assertEquals(PROCESSES * EACH, rating.debates());
      assertEquals(PROCESSES * EACH, rating.wins());
      assertEquals(0, stoa.ratings().replay().differences());
    }
  }
}
