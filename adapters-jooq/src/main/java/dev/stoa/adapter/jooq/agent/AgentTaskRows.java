package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskRunBuilder;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Which column of {@code tasks} holds what. */
final class AgentTaskRows {

  /** What is inserted; the engine gives the sequence, and the rest begins as the schema says. */
  static final Rows<NewTask> ADDED =
      Rows.<NewTask>of(TASKS)
          .set(TASKS.TASK_ID, task -> task.id().value())
          .reversed(TASKS.REVERSED_ID, task -> task.id().value())
          .set(TASKS.AGENT_ID, task -> task.order().agent().value())
          .maybe(TASKS.CHANNEL_ID, task -> task.order().channel().map(ChannelId::value))
          .set(TASKS.INPUT, task -> task.order().input())
          .set(TASKS.MAX_ATTEMPTS, task -> (long) task.order().maxAttempts())
          .set(TASKS.CREATED_AT, NewTask::at);

  private static final Rows<AgentTaskRun> STATE =
      Rows.<AgentTaskRun>of(TASKS)
          .changing()
          .set(TASKS.STATUS, run -> run.status().label())
          .maybe(TASKS.LEASE_EXPIRES_AT, AgentTaskRun::leaseUntil);

  private static final Rows<AgentTaskRun> RESULT =
      Rows.<AgentTaskRun>of(TASKS)
          .changing()
          .maybe(TASKS.COMPLETED_AT, AgentTaskRun::completedAt)
          .maybe(TASKS.OUTPUT, run -> run.printed().output())
          .maybe(TASKS.STDERR, run -> run.printed().stderr());

  /** What the end of a run changes. */
  static final Rows<AgentTaskRun> ENDED = STATE.including(RESULT, run -> run);

  /** What a claim changes, besides what it counts. */
  static final Rows<AgentTaskRun> CLAIMED =
      STATE
          .maybe(TASKS.WORKER, run -> run.worker().map(AgentTaskWorker::name))
          .maybe(TASKS.PID, run -> run.worker().flatMap(AgentTaskWorker::pid))
          .maybe(TASKS.STARTED_AT, AgentTaskRun::startedAt);

  static final Rows<AgentTask> QUEUE =
      Rows.of(TASKS, AgentTaskRows::task)
          .key(TASKS.SEQUENCE, AgentTask::sequence)
          .including(ADDED, task -> new NewTask(task.id(), task.order(), task.createdAt()))
          .including(CLAIMED, AgentTask::run)
          .including(RESULT, AgentTask::run)
          .changing()
          .set(TASKS.ATTEMPTS, task -> (long) task.run().attempts())
          .set(TASKS.CLAIMS, task -> task.run().claims())
          .maybe(TASKS.AVAILABLE_AT, task -> task.run().availableAt());

  static final Rows<Tuple2<AgentTaskId, Long>> SEQUENCES =
      Rows.of(
              TASKS,
              row -> Tuple.of(new AgentTaskId(row.get(TASKS.TASK_ID)), row.get(TASKS.SEQUENCE)))
          .generated(TASKS.TASK_ID, TASKS.SEQUENCE);

  private AgentTaskRows() {}

  /** A task that has no sequence yet. */
  record NewTask(AgentTaskId id, AgentTaskOrder order, Instant at) {}

  private static AgentTask task(Row row) throws SQLException {
    AgentTaskId id = new AgentTaskId(row.get(TASKS.TASK_ID));
    return new AgentTask(
        id,
        row.get(TASKS.SEQUENCE),
        row.get(TASKS.CREATED_AT),
        new AgentTaskOrder(
            new AgentId(row.get(TASKS.AGENT_ID)),
            Option.of(row.get(TASKS.CHANNEL_ID)).map(ChannelId::new),
            row.get(TASKS.INPUT),
            Math.toIntExact(row.get(TASKS.MAX_ATTEMPTS))),
        run(row, id));
  }

  private static AgentTaskRun run(Row row, AgentTaskId id) throws SQLException {
    Option<Long> pid = Option.of(row.get(TASKS.PID));
    return AgentTaskRunBuilder.builder()
        .status(status(row.get(TASKS.STATUS), id))
        .attempts(Math.toIntExact(row.get(TASKS.ATTEMPTS)))
        .claims(row.get(TASKS.CLAIMS))
        .worker(Option.of(row.get(TASKS.WORKER)).map(name -> new AgentTaskWorker(name, pid)))
        .leaseUntil(Option.of(row.get(TASKS.LEASE_EXPIRES_AT)))
        .availableAt(Option.of(row.get(TASKS.AVAILABLE_AT)))
        .startedAt(Option.of(row.get(TASKS.STARTED_AT)))
        .completedAt(Option.of(row.get(TASKS.COMPLETED_AT)))
        .printed(
            new AgentTaskOutput(Option.of(row.get(TASKS.OUTPUT)), Option.of(row.get(TASKS.STDERR))))
        .build();
  }

  private static AgentTaskStatus status(String text, AgentTaskId id) {
    try {
      return AgentTaskStatus.labelled(text);
    } catch (IllegalArgumentException unknown) {
      throw new StorageException("task " + id + " has the unknown status " + text, unknown);
    }
  }
}
