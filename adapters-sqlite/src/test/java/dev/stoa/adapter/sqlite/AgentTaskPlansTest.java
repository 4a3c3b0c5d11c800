package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.engine.RecordedStatements;
import dev.stoa.adapter.jooq.unit.PollingBroadcast;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.testkit.agent.SomeAgents;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No statement of the queue reads tasks it does not want, or sorts them. */
final class AgentTaskPlansTest extends SqliteWorkspace {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  void everyStatementOfTheQueueIsServedByAnIndex() throws SQLException {
    AgentId agent = SomeAgents.registered(storage(), "ann").id();
    RecordedStatements recorded = new RecordedStatements(connections(config()));
    try (JdbcStorage storage =
        new SqliteDialect().open(recorded, new PollingBroadcast(), config())) {
      storage.unitOfWork().write(() -> Either.right(everything(storage.agentTasks(), agent))).get();
      List<String> slow = new ArrayList<>();
      for (String sql : recorded.statements()) {
        for (String step : recorded.plan(sql)) {
          // Counting is reading the whole of an index, and nothing else.
          boolean counts = sql.contains("count(*)") && step.contains("COVERING INDEX");
          if (SqlitePlans.isCostly(step) && !counts) {
            slow.add(step + ": " + sql);
          }
        }
      }
      assertEquals(List.of(), slow);
      assertFalse(recorded.statements().size() < 12, () -> "only " + recorded.statements());
    }
  }

  private static Seq<AgentTask> everything(AgentTasks tasks, AgentId agent) {
    tasks.knownAgents(Vector.of(agent));
    tasks.knownChannels(Vector.of(new ChannelId("nowhere")));
    tasks.lock(Vector.of(new AgentTaskId("t")));
    tasks.add(Vector.of(Tuple.of(new AgentTaskId("t"), AgentTaskOrder.of(agent, "x"))), NOW);
    tasks.find(new AgentTaskId("t"));
    tasks.lock(new AgentTaskId("t"));
    tasks.counts();
    for (AgentTaskScope scope : scopes(agent)) {
      tasks.lockExpired(scope, NOW, 10);
      tasks.claim(AgentTaskWorker.named("v"), scope, 1, NOW, AgentTaskLease.USUAL);
    }
    AgentTaskQuery all = AgentTaskQuery.all();
    AgentTaskQuery pending = all.in(AgentTaskStatus.PENDING);
    Vector.of(all, pending, all.of(agent), pending.of(agent)).forEach(tasks::page);
    tasks.add(Vector.of(Tuple.of(new AgentTaskId("u"), AgentTaskOrder.of(agent, "x"))), NOW);
    Seq<AgentTask> claimed =
        tasks.claim(AgentTaskWorker.named("w"), AgentTaskScope.ALL, 10, NOW, AgentTaskLease.USUAL);
    tasks.complete(
        claimed.map(task -> new AgentTaskResult(task.claim(), AgentTaskOutput.NONE)), NOW);
    tasks.save(claimed);
    return claimed;
  }

  private static Seq<AgentTaskScope> scopes(AgentId agent) {
    ChannelId nowhere = new ChannelId("nowhere");
    AgentTaskScope of = AgentTaskScope.ALL.of(agent);
    return Vector.of(AgentTaskScope.ALL, of, AgentTaskScope.ALL.in(nowhere), of.in(nowhere));
  }
}
