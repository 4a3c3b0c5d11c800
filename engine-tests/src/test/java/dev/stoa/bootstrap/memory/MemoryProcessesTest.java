package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;

final class MemoryProcessesTest {

  private static final int PROCESSES = 2;
  private static final int EACH = 60;
  private static final int THINGS = 3;

  @ParameterizedTest
  @EnginesOfThisBuild
  void whatTwoProcessesRememberIsKeptOnceAndCountedAlways(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    List<JavaProcess> running = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      running.add(JavaProcess.start(RememberingProcess.class, url, "" + EACH, "" + THINGS));
    }
    for (JavaProcess process : running) {
      process.finish();
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Seq<Memory> stored = stoa.memory().list(MemoryQuery.all().limit(100)).items();
      assertEquals(THINGS, stored.size());
      stored.forEach(
          memory ->
              assertEquals(PROCESSES * EACH / THINGS - 1, memory.experience().reinforcements()));
    }
  }
}
