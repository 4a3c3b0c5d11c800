package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskRefused;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Work is queued, claimed, done and tried again; who lost its claim cannot finish. */
public final class TaskDemo implements DemoSection {

  private static final int TASKS = 3;

  @Override
  public String title() {
    return "Tasks";
  }

  @Override
  public void run(DemoContext demo) {
    AgentTaskOperations tasks = demo.stoa().tasks();
    done(demo.stoa().agents().register(AgentRegistration.of("runner", "claude-4")));
    demo.run(
        "Three tasks are queued:",
        "task.create-batch",
        "{'tasks':[{'input':'Summarise the release','agent':'runner'},"
            + "{'input':'Check the links','agent':'runner'},"
            + "{'input':'Draft the announcement','agent':'runner'}]}");
    Seq<AgentTask> claimed =
        tasks.claim(AgentTaskWorker.named("worker-1"), TASKS, AgentTaskLease.USUAL);
    done(tasks.complete(claimed.get(0).claim(), AgentTaskOutput.of("Done, in five lines.")));
    done(tasks.retry(claimed.get(1).claim(), AgentTaskOutput.error("the site did not answer")));
    done(tasks.release(claimed.get(2).claim()));
    demo.run(
        "A worker claims them under a lease, completes one, fails one that will be retried, and"
            + " releases one:",
        "task.list",
        "{'agent':'runner'}");
    demo.show(
        "It cannot complete the task it released:",
        Table.of("complete", "answer").row(claimed.get(2).id(), refusal(tasks, claimed.get(2))));
  }

  private static String refusal(AgentTaskOperations tasks, AgentTask lost) {
    return tasks
        .complete(lost.claim(), AgentTaskOutput.of("too late"))
        .fold(AgentTaskRefused::sentence, task -> "completed");
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
