package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.InstantText;
import io.vavr.Tuple2;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import org.jooq.Field;

/** Between the columns of {@code tasks} and the types of the domain. */
final class AgentTaskRows {

  private AgentTaskRows() {}

  static void bindNew(Binds binds, Tuple2<AgentTaskId, AgentTaskOrder> given, Instant now)
      throws SQLException {
    AgentTaskOrder order = given._2;
    binds
        .set(TASKS.TASK_ID, given._1.value())
        .set(TASKS.REVERSED_ID, IdEnds.reversed(given._1.value()))
        .set(TASKS.AGENT_ID, order.agent().value())
        .set(TASKS.CHANNEL_ID, order.channel().map(ChannelId::value).getOrNull())
        .set(TASKS.INPUT, order.input())
        .set(TASKS.MAX_ATTEMPTS, (long) order.maxAttempts())
        .set(TASKS.CREATED_AT, now);
  }

  static void bindSaved(Binds binds, AgentTask task) throws SQLException {
    AgentTaskRun run = task.run();
    bindEnd(binds, run)
        .set(TASKS.SEQUENCE, task.sequence())
        .set(TASKS.ATTEMPTS, (long) run.attempts())
        .set(TASKS.CLAIMS, run.claims())
        .set(TASKS.WORKER, run.worker().map(AgentTaskWorker::name).getOrNull())
        .set(TASKS.PID, run.worker().flatMap(AgentTaskWorker::pid).getOrNull())
        .set(TASKS.AVAILABLE_AT, run.availableAt().getOrNull())
        .set(TASKS.STARTED_AT, run.startedAt().getOrNull());
  }

  /** What the end of a run changes. */
  static Binds bindEnd(Binds binds, AgentTaskRun run) throws SQLException {
    return binds
        .set(TASKS.STATUS, run.status().label())
        .set(TASKS.LEASE_EXPIRES_AT, run.leaseUntil().getOrNull())
        .set(TASKS.COMPLETED_AT, run.completedAt().getOrNull())
        .set(TASKS.OUTPUT, run.printed().output().getOrNull())
        .set(TASKS.STDERR, run.printed().stderr().getOrNull());
  }

  static AgentTask task(Row row) throws SQLException {
    AgentTaskId id = new AgentTaskId(row.get(TASKS.TASK_ID));
    return new AgentTask(
        id,
        row.get(TASKS.SEQUENCE),
        InstantText.parse(row.instantText(TASKS.CREATED_AT)),
        new AgentTaskOrder(
            new AgentId(row.get(TASKS.AGENT_ID)),
            Option.of(row.get(TASKS.CHANNEL_ID)).map(ChannelId::new),
            row.get(TASKS.INPUT),
            Math.toIntExact(row.get(TASKS.MAX_ATTEMPTS))),
        run(row, id));
  }

  private static AgentTaskRun run(Row row, AgentTaskId id) throws SQLException {
    Option<Long> pid = Option.of(row.get(TASKS.PID));
    return new AgentTaskRun(
        status(row.get(TASKS.STATUS), id),
        Math.toIntExact(row.get(TASKS.ATTEMPTS)),
        row.get(TASKS.CLAIMS),
        Option.of(row.get(TASKS.WORKER)).map(name -> new AgentTaskWorker(name, pid)),
        instant(row, TASKS.LEASE_EXPIRES_AT),
        instant(row, TASKS.AVAILABLE_AT),
        instant(row, TASKS.STARTED_AT),
        instant(row, TASKS.COMPLETED_AT),
        new AgentTaskOutput(Option.of(row.get(TASKS.OUTPUT)), Option.of(row.get(TASKS.STDERR))));
  }

  private static AgentTaskStatus status(String text, AgentTaskId id) {
    try {
      return AgentTaskStatus.labelled(text);
    } catch (IllegalArgumentException unknown) {
      throw new StorageException("task " + id + " has the unknown status " + text, unknown);
    }
  }

  private static Option<Instant> instant(Row row, Field<Instant> column) throws SQLException {
    return Option.of(row.instantText(column)).map(InstantText::parse);
  }
}
