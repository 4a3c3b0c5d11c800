package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two processes of four workers share a queue: each task is done once, by one of them. */
class TwoProcessesTest {

  private static final int TASKS = 8_000;
  private static final int WORKERS = 4;

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    eachTaskIsDoneOnce("jdbc:sqlite:" + folder.resolve("queue.db"));
  }

  @Test
  void onPostgres() throws Exception {
    String url = PostgresServer.shared().newDatabase();
    eachTaskIsDoneOnce(url);
    PostgresServer.shared().drop(url);
  }

  private static void eachTaskIsDoneOnce(String url) throws Exception {
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
