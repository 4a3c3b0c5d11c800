package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskStatus;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;

/** Two processes of four workers share a queue: each task is done once, by one of them. */
class TwoProcessesTest {

  private static final int TASKS = 3_000;
  private static final int WORKERS = 4;

  @ParameterizedTest
  @EnginesOfThisBuild
  void eachTaskIsDoneOnce(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      AgentId agent = GivenAgent.ann(url);
      Set<String> given = new TreeSet<>();
      stoa.tasks()
          .createAll(Vector.range(0, TASKS).map(i -> AgentTaskOrder.of(agent, "task " + i)))
          .get()
          .map(AgentTask::id)
          .forEach(id -> given.add(id.value()));
      List<JavaProcess> processes = List.of(start(url, "one"), start(url, "two"));
      for (JavaProcess process : processes) {
        assertEquals("ready", process.line());
      }
      for (JavaProcess process : processes) {
        process.go();
        assertEquals("working", process.line()); // so that neither does everything
      }
      for (JavaProcess process : processes) {
        process.go();
      }
      List<String> done = new ArrayList<>();
      for (JavaProcess process : processes) {
        List<String> ids = process.finish().lines().toList();
        assertTrue(ids.size() > 0, "one process did everything, so nothing was shown");
        done.addAll(ids);
      }
      assertEquals(TASKS, done.size());
      assertEquals(given, new TreeSet<>(done));
      assertEquals(HashMap.of(AgentTaskStatus.COMPLETED, (long) TASKS), stoa.tasks().counts());
    }
  }

  private static JavaProcess start(String url, String name) throws IOException {
    return JavaProcess.start(QueueProcess.class, url, name, String.valueOf(WORKERS));
  }
}
