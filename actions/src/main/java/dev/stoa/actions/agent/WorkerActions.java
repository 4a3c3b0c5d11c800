package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskWorker;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** What workers do with tasks: claim them, keep them, and report how they ended. */
final class WorkerActions {

  static final String LEASE = "How long the lease is.";

  private WorkerActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(claim(), heartbeat(), complete(), fail(), release(), reclaim());
  }

  record ClaimTasks(
      @Param(value = "Who claims.", label = "name") String worker,
      @Param(value = "The process it runs in.", label = "number", min = 1) Option<Long> pid,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "1") int limit,
      @Param(value = LEASE, defaultValue = "60s") Duration lease) {}

  private static Action<?, ?> claim() {
    return Action.write(
            "task.claim", "Claims the oldest pending tasks for a worker, each under a lease.")
        .example("{'worker':'w1','pid':4242,'limit':5,'lease':'120s'}")
        .listing("tasks")
        .empty("Nothing is pending.")
        .columns(TaskActions.COLUMNS)
        .takes(ClaimTasks.class)
        .answersItems(
            ShownTask.class,
            (workspace, input) ->
                ShownTask.all(
                    workspace,
                    workspace
                        .tasks()
                        .claim(
                            new AgentTaskWorker(input.worker(), input.pid()),
                            input.limit(),
                            new AgentTaskLease(input.lease()))));
  }

  record KeepTask(
      @Param(value = TaskActions.TASK, position = 0) AgentTaskId task,
      @Param(value = TaskActions.WORKER, label = "name") String worker,
      @Param(value = TaskActions.CLAIM, label = "number", min = 1) long claim,
      @Param(value = LEASE, defaultValue = "60s") Duration lease) {}

  private static Action<?, ?> heartbeat() {
    return Action.write("task.heartbeat", "Restarts the lease of a task.")
        .example("{'task':'t1','worker':'w1','claim':1,'lease':'60s'}")
        .takes(KeepTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace
                    .tasks()
                    .heartbeat(
                        new AgentTaskClaim(input.task(), input.worker(), input.claim()),
                        new AgentTaskLease(input.lease()))
                    .map(task -> ShownTask.of(workspace, task)));
  }

  record CompleteTask(
      @Param(value = TaskActions.TASK, position = 0) AgentTaskId task,
      @Param(value = TaskActions.WORKER, label = "name") String worker,
      @Param(value = TaskActions.CLAIM, label = "number", min = 1) long claim,
      @Param(TaskActions.OUTPUT) Option<String> output,
      @Param(TaskActions.STDERR) Option<String> stderr) {}

  private static Action<?, ?> complete() {
    return Action.write(
            "task.complete", "Completes a task; repeating it with the same result changes nothing.")
        .example("{'task':'t1','worker':'w1','claim':1,'output':'done'}")
        .takes(CompleteTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace
                    .tasks()
                    .complete(
                        new AgentTaskClaim(input.task(), input.worker(), input.claim()),
                        new AgentTaskOutput(input.output(), input.stderr()))
                    .map(task -> ShownTask.of(workspace, task)));
  }

  private static Action<?, ?> fail() {
    return Action.write("task.fail", "Reports that a task failed.")
        .details(
            "A running task is failed by its worker, who gives worker and claim; a pending one"
                + " by any caller.")
        .example(
            "{'task':'t1','worker':'w1','claim':1,'stderr':'offline','retry':true,'delay':'5s'}")
        .example("{'task':'t1','worker':'w1','claim':1,'stderr':'took 120 s','timeout':true}")
        .example("{'task':'t2','stderr':'nobody can do this'}")
        .takes(FailTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                input.apply(workspace.tasks()).map(task -> ShownTask.of(workspace, task)));
  }

  record ReleaseTask(
      @Param(value = TaskActions.TASK, position = 0) AgentTaskId task,
      @Param(value = TaskActions.WORKER, label = "name") String worker,
      @Param(value = TaskActions.CLAIM, label = "number", min = 1) long claim) {}

  private static Action<?, ?> release() {
    return Action.write(
            "task.release", "Releases a task: it is pending again and the attempt does not count.")
        .example("{'task':'t1','worker':'w1','claim':1}")
        .takes(ReleaseTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace
                    .tasks()
                    .release(new AgentTaskClaim(input.task(), input.worker(), input.claim()))
                    .map(task -> ShownTask.of(workspace, task)));
  }

  record ReclaimTasks(
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "100") int limit) {}

  private static Action<?, ?> reclaim() {
    return Action.write("task.reclaim", "Takes tasks from workers whose lease has expired.")
        .details("They are pending again, or timed out if that was their last attempt.")
        .example("{'limit':100}")
        .listing("tasks")
        .empty("No lease has expired.")
        .columns(TaskActions.COLUMNS)
        .takes(ReclaimTasks.class)
        .answersItems(
            ShownTask.class,
            (workspace, input) ->
                ShownTask.all(workspace, workspace.tasks().reclaim(input.limit())));
  }
}
