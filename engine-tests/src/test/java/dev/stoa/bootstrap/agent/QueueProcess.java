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
 * A separate process that works a queue off: {@code <url> <name> <workers>}.
 *
 * <p>It says {@code ready}, waits for a line, completes some tasks, says {@code working}, waits for
 * another line, and prints the id of every task it completed.
 */
final class QueueProcess {

  private static final int BATCH = 20;

  private QueueProcess() {}

  public static void main(String[] arguments) throws Exception {
    int workers = Integer.parseInt(arguments[2]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      System.out.println("ready");
      System.in.read();
      List<String> first = new ArrayList<>();
      completeSome(stoa.tasks(), worker(arguments[1], workers), first);
      System.out.println("working");
      System.in.read();
      ExecutorService pool = Executors.newFixedThreadPool(workers);
      List<Future<List<String>>> working = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        AgentTaskWorker worker = worker(arguments[1], i);
        working.add(pool.submit(() -> work(stoa.tasks(), worker)));
      }
      first.forEach(System.out::println);
      for (Future<List<String>> one : working) {
        one.get().forEach(System.out::println);
      }
      pool.shutdown();
    }
  }

  private static AgentTaskWorker worker(String process, int number) {
    return AgentTaskWorker.named(process + "-" + number).inProcess(ProcessHandle.current().pid());
  }

  private static List<String> work(AgentTaskOperations tasks, AgentTaskWorker worker) {
    List<String> done = new ArrayList<>();
    while (completeSome(tasks, worker, done)) {
      // until there are none left
    }
    return done;
  }

  private static boolean completeSome(
      AgentTaskOperations tasks, AgentTaskWorker worker, List<String> done) {
    Seq<AgentTask> claimed = tasks.claim(worker, BATCH, AgentTaskLease.USUAL);
    Seq<AgentTaskResult> results =
        claimed.map(task -> new AgentTaskResult(task.claim(), AgentTaskOutput.of(worker.name())));
    tasks
        .completeAll(results)
        .forEach(
            refused -> {
              throw new IllegalStateException(refused.sentence());
            });
    claimed.forEach(task -> done.add(task.id().value()));
    return !claimed.isEmpty();
  }
}
