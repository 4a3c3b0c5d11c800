package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** How tasks are shown. */
final class TaskView {

  private static final int INPUT_WIDTH = 40;

  private TaskView() {}

  static Answer answer(AgentTask task) {
    return Answer.ok(whole(task).text(), json(task));
  }

  static Answer answer(Seq<AgentTask> tasks, String ifNone) {
    return Answer.ok(tasks.isEmpty() ? ifNone : listed(tasks).text(), json(tasks).object());
  }

  /** Where tasks stand, a line each. */
  static Table listed(Seq<AgentTask> tasks) {
    return Table.of("sequence", "task", "agent", "status", "attempts", "worker", "claim", "input")
        .rows(
            tasks,
            task ->
                new Object[] {
                  task.sequence(),
                  task.id(),
                  task.order().agent(),
                  task.status().label(),
                  task.run().attempts() + "/" + task.order().maxAttempts(),
                  task.run().worker().map(AgentTaskWorker::name).getOrNull(),
                  task.run().claims(),
                  Printable.shortened(task.order().input(), INPUT_WIDTH)
                });
  }

  /** Everything about one task, a line for each thing. */
  private static Table whole(AgentTask task) {
    AgentTaskRun run = task.run();
    return Table.of("field", "value")
        .row("task", task.id())
        .row("sequence", task.sequence())
        .row("agent", task.order().agent())
        .row("channel", shown(task.order().channel()))
        .row("status", task.status().label())
        .row("attempts", run.attempts() + " of " + task.order().maxAttempts())
        .row("claim", run.claims())
        .row("worker", shown(run.worker().map(AgentTaskWorker::name)))
        .row("pid", shown(run.worker().flatMap(AgentTaskWorker::pid)))
        .row("created_at", Instants.text(task.createdAt()))
        .row("started_at", shown(text(run.startedAt())))
        .row("lease_expires_at", shown(text(run.leaseUntil())))
        .row("completed_at", shown(text(run.completedAt())))
        .row("duration", shown(task.duration()))
        .row("input", task.order().input())
        .row("output", shown(run.printed().output()))
        .row("stderr", shown(run.printed().stderr()));
  }

  static JsonMembers json(Seq<AgentTask> tasks) {
    return new JsonMembers().with("tasks", tasks.map(TaskView::json));
  }

  private static JsonObject json(AgentTask task) {
    AgentTaskRun run = task.run();
    return new JsonMembers()
        .with("task_id", task.id().value())
        .with("sequence", task.sequence())
        .with("agent_id", task.order().agent().value())
        .withText("channel_id", task.order().channel().map(ChannelId::value))
        .with("status", task.status().label())
        .with("attempts", run.attempts())
        .with("max_attempts", task.order().maxAttempts())
        .with("claim", run.claims())
        .withText("worker", run.worker().map(AgentTaskWorker::name))
        .withNumber("pid", run.worker().flatMap(AgentTaskWorker::pid))
        .with("created_at", Instants.text(task.createdAt()))
        .withText("started_at", text(run.startedAt()))
        .withText("lease_expires_at", text(run.leaseUntil()))
        .withText("completed_at", text(run.completedAt()))
        .withNumber("duration_ms", task.duration().map(Duration::toMillis))
        .with("input", task.order().input())
        .withText("output", run.printed().output())
        .withText("stderr", run.printed().stderr())
        .object();
  }

  private static Option<String> text(Option<Instant> instant) {
    return instant.map(Instants::text);
  }

  private static Object shown(Option<?> value) {
    return value.isEmpty() ? "-" : value.get();
  }
}
