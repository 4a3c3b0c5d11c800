package dev.stoa.adapter.jooq.agent;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.Row;
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

/** Between the columns of {@code tasks} and the types of the domain. */
final class AgentTaskRows {

  private AgentTaskRows() {}

  static void bindNew(Binds binds, Tuple2<AgentTaskId, AgentTaskOrder> given, Instant now)
      throws SQLException {
    AgentTaskOrder order = given._2;
    binds
        .text(given._1.value())
        .text(order.agent().value())
        .text(order.channel().map(ChannelId::value).getOrNull())
        .text(order.input())
        .number(order.maxAttempts())
        .instant(now);
  }

  static void bindSaved(Binds binds, AgentTask task) throws SQLException {
    AgentTaskRun run = task.run();
    binds
        .text(run.status().text())
        .number(run.attempts())
        .number(run.claims())
        .text(run.worker().map(AgentTaskWorker::name).getOrNull())
        .numberOrNull(run.worker().flatMap(AgentTaskWorker::pid).getOrNull())
        .instant(run.leaseUntil().getOrNull())
        .instant(run.availableAt().getOrNull())
        .instant(run.startedAt().getOrNull())
        .instant(run.completedAt().getOrNull())
        .text(run.printed().output().getOrNull())
        .text(run.printed().stderr().getOrNull())
        .number(task.sequence());
  }

  static AgentTask task(Row row) throws SQLException {
    AgentTaskId id = new AgentTaskId(row.text(2));
    return new AgentTask(
        id,
        row.number(1),
        InstantText.parse(row.instantText(7)),
        new AgentTaskOrder(
            new AgentId(row.text(3)),
            Option.of(row.text(4)).map(ChannelId::new),
            row.text(5),
            Math.toIntExact(row.number(6))),
        run(row, id));
  }

  private static AgentTaskRun run(Row row, AgentTaskId id) throws SQLException {
    Option<Long> pid = Option.of(row.numberOrNull(12));
    return new AgentTaskRun(
        status(row.text(8), id),
        Math.toIntExact(row.number(9)),
        row.number(10),
        Option.of(row.text(11)).map(name -> new AgentTaskWorker(name, pid)),
        instant(row, 13),
        instant(row, 14),
        instant(row, 15),
        instant(row, 16),
        new AgentTaskOutput(Option.of(row.text(17)), Option.of(row.text(18))));
  }

  private static AgentTaskStatus status(String text, AgentTaskId id) {
    return AgentTaskStatus.of(text)
        .getOrElseThrow(
            () -> new StorageException("task " + id + " has the unknown status " + text));
  }

  private static Option<Instant> instant(Row row, int column) throws SQLException {
    return Option.of(row.instantText(column)).map(InstantText::parse);
  }
}
