package dev.stoa.bootstrap.agent;

import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskWorker;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A process of its own that works a queue off: {@code <url> <name> <workers>}.
 *
 * <p>It says {@code ready}, waits for a line, and then prints the id of every task it completed.
 */
final class QueueProcess {

  private static final int BATCH = 20;

  private QueueProcess() {}

  public static void main(String[] arguments) throws Exception {
    int workers = Integer.parseInt(arguments[2]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      System.out.println("ready");
      System.in.read();
      ExecutorService pool = Executors.newFixedThreadPool(workers);
      List<Future<List<String>>> working = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        AgentTaskWorker worker =
            AgentTaskWorker.named(arguments[1] + "-" + i).inProcess(ProcessHandle.current().pid());
        working.add(pool.submit(() -> work(stoa.tasks(), worker)));
      }
      for (Future<List<String>> one : working) {
        one.get().forEach(System.out::println);
      }
      pool.shutdown();
    }
  }

  private static List<String> work(AgentTaskOperations tasks, AgentTaskWorker worker) {
    List<String> done = new ArrayList<>();
    while (true) {
      Seq<AgentTask> claimed = tasks.claim(worker, BATCH, AgentTaskLease.USUAL);
      if (claimed.isEmpty()) {
        return done;
      }
      Seq<AgentTaskResult> results =
          claimed.map(task -> new AgentTaskResult(task.claim(), AgentTaskOutput.of(worker.name())));
      tasks
          .completeAll(results)
          .forEach(
              refused -> {
                throw new IllegalStateException(refused.sentence());
              });
      claimed.forEach(task -> done.add(task.id().value()));
    }
  }
}
