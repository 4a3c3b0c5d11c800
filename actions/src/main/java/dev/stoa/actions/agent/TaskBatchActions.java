package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskResult;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** What workers that hold many tasks do with them in one transaction. */
final class TaskBatchActions {

  static final String CLAIMS = "The claims, at most 10000.";

  private static final String OTHERS = "A claim that is refused does not stop the others.";

  private TaskBatchActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(heartbeatAll(), completeAll());
  }

  record HeldTask(
      @Param(TaskActions.TASK) AgentTaskId task,
      @Param(TaskActions.WORKER) String worker,
      @Param(value = TaskActions.CLAIM, min = 1) long claim) {

    private AgentTaskClaim held() {
      return new AgentTaskClaim(task, worker, claim);
    }
  }

  record KeepTasks(
      @Param(value = CLAIMS, position = 0, lines = true) Seq<HeldTask> claims,
      @Param(value = WorkerActions.LEASE, defaultValue = "60s") Duration lease) {}

  private static Action<?, ?> heartbeatAll() {
    return Action.write("task.heartbeat-batch", "Restarts the leases of several tasks.")
        .details(OTHERS)
        .example(
            "{'claims':[{'task':'t1','worker':'w1','claim':1},"
                + "{'task':'t2','worker':'w1','claim':3}],'lease':'120s'}")
        .takes(KeepTasks.class)
        .gives(
            ShownTaskBatch.class,
            (workspace, input) ->
                ShownTaskBatch.of(
                    input.claims().size(),
                    workspace
                        .tasks()
                        .heartbeatAll(
                            input.claims().map(HeldTask::held), new AgentTaskLease(input.lease()))))
        .soundIf(ShownTaskBatch::isSound);
  }

  record TaskResult(
      @Param(TaskActions.TASK) AgentTaskId task,
      @Param(TaskActions.WORKER) String worker,
      @Param(value = TaskActions.CLAIM, min = 1) long claim,
      @Param(TaskActions.OUTPUT) Option<String> output,
      @Param(TaskActions.STDERR) Option<String> stderr) {

    private AgentTaskResult result() {
      return new AgentTaskResult(
          new AgentTaskClaim(task, worker, claim), new AgentTaskOutput(output, stderr));
    }
  }

  record CompleteTasks(
      @Param(value = "The claims with their results, at most 10000.", position = 0, lines = true)
          Seq<TaskResult> results) {}

  private static Action<?, ?> completeAll() {
    return Action.write("task.complete-batch", "Completes several tasks.")
        .details(OTHERS)
        .example(
            "{'results':[{'task':'t1','worker':'w1','claim':1,'output':'done'},"
                + "{'task':'t2','worker':'w1','claim':3}]}")
        .takes(CompleteTasks.class)
        .gives(
            ShownTaskBatch.class,
            (workspace, input) ->
                ShownTaskBatch.of(
                    input.results().size(),
                    workspace.tasks().completeAll(input.results().map(TaskResult::result))))
        .soundIf(ShownTaskBatch::isSound);
  }
}
