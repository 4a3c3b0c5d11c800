package dev.stoa.benchmarks.agent;

import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.benchmarks.measure.Area;
import dev.stoa.benchmarks.measure.Bench;
import dev.stoa.benchmarks.measure.BenchmarkRow;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A queue worked off by eight workers, who claim in batches and complete what they claimed. */
public final class TaskBenchmarks implements Area {

  private static final int WORKERS = 8;
  private static final int BATCH = 50;
  private static final int PER_CALL = 4_000;

  @Override
  public String name() {
    return "tasks";
  }

  @Override
  public String about() {
    return """
    Eight workers claim tasks in batches of 50 and complete them; an operation is one task.
    """;
  }

  @Override
  public void measure(Bench bench) throws Exception {
    AgentId theirAgent;
    try (Stoa theirs = Stoa.open(bench.databases().jdbc())) {
      theirAgent = agent(theirs);
    }
    try (Stoa stoa = Stoa.open(bench.databases().ours());
        Race race = new Race(WORKERS);
        HandWrittenQueue hand =
            new HandWrittenQueue(bench.engine(), bench.databases().jdbc(), WORKERS)) {
      AgentTaskOperations ours = stoa.tasks();
      AgentId ourAgent = agent(stoa);
      for (int call = 0; call < bench.mostCalls(1); call++) {
        Vector<String> inputs =
            Vector.range(0, PER_CALL).map(i -> "Summarise the discussion of release " + i);
        ours.createAll(inputs.map(input -> AgentTaskOrder.of(ourAgent, input)))
            .getOrElseThrow(RefusalException::new);
        hand.give(theirAgent.value(), inputs.asJava());
      }
      bench.measure(
          BenchmarkRow.rate(
                  "8 workers, batches of 50",
                  i -> race.run(PER_CALL / BATCH, worker -> claimAndComplete(ours, worker)))
              .operations(PER_CALL)
              // What 6,000/s and 5,000/s are beside 20,500/s and 5,900/s by hand.
              .jdbc(
                  bench.onSqlite() ? 0.3 : 0.85,
                  i -> race.run(PER_CALL / BATCH, worker -> hand.claimAndComplete(worker, BATCH))));
    }
  }

  private static void claimAndComplete(AgentTaskOperations tasks, int number) {
    AgentTaskWorker worker = AgentTaskWorker.named("worker-" + number);
    Seq<AgentTask> claimed = tasks.claim(worker, BATCH, AgentTaskLease.USUAL);
    Seq<AgentTaskResult> results =
        claimed.map(task -> new AgentTaskResult(task.claim(), AgentTaskOutput.of("ok")));
    if (claimed.size() != BATCH || tasks.completeAll(results).nonEmpty()) {
      throw new IllegalStateException("a batch was not claimed and completed whole");
    }
  }

  private static AgentId agent(Stoa stoa) {
    return stoa.agents()
        .register(AgentRegistration.of("ann", "claude-4"))
        .getOrElseThrow(RefusalException::new)
        .id();
  }
}
