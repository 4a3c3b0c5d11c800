package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
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
      List<Running> processes = List.of(start(url, "one"), start(url, "two"));
      for (Running process : processes) {
        process.awaitReady();
      }
      for (Running process : processes) {
        process.go();
      }
      List<String> done = new ArrayList<>();
      for (Running process : processes) {
        List<String> ids = process.rest();
        assertTrue(ids.size() > 0, "one process did everything, so nothing was shown");
        done.addAll(ids);
      }
      assertEquals(TASKS, done.size());
      assertEquals(given, new TreeSet<>(done));
      assertEquals(HashMap.of(AgentTaskStatus.COMPLETED, (long) TASKS), stoa.tasks().counts());
    }
  }

  private static Running start(String url, String name) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            QueueProcess.class.getName(),
            url,
            name,
            String.valueOf(WORKERS));
    builder.redirectError(ProcessBuilder.Redirect.INHERIT);
    return new Running(builder.start());
  }

  /** A process and what it says. */
  private static final class Running {
    private final Process process;
    private final BufferedReader said;

    Running(Process process) {
      this.process = process;
      this.said =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    void awaitReady() throws IOException {
      assertEquals("ready", said.readLine());
    }

    void go() throws IOException {
      process.getOutputStream().write('\n');
      process.getOutputStream().flush();
    }

    List<String> rest() throws IOException, InterruptedException {
      List<String> lines = said.lines().toList();
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), "the process did not end");
      assertEquals(0, process.exitValue());
      return lines;
    }
  }
}
