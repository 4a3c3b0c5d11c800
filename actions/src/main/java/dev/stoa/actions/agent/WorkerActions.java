package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskScope;
import dev.stoa.domain.agent.AgentTaskWorker;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What workers do with tasks: claim them, keep them, and report how they ended. */
final class WorkerActions {

  private WorkerActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(claim(), heartbeat(), complete(), fail(), release(), reclaim());
  }

  record ClaimTasks(
      AgentTaskWorker worker,
      @Param(
              value = "Only the tasks of this agent: an identity, an id, or a suffix of it.",
              label = "agent",
              actor = true)
          Option<String> agent,
      @Param(value = "Only the tasks in this channel: a name or an id.", label = "channel")
          Option<String> channel,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "1") int limit,
      AgentTaskLease lease) {

    private static final Input<ClaimTasks> INPUT =
        Input.of(ClaimTasks.class)
            .flatten("worker", TaskInputs.BY)
            .flatten("lease", TaskInputs.LEASE);

    private AgentTaskScope scope(Workspace workspace) {
      return new AgentTaskScope(
          agent.map(reference -> References.anyAgent(workspace, reference)),
          channel.map(reference -> References.channel(workspace, reference)));
    }
  }

  private static Action<?, ?> claim() {
    return Action.ofAgent()
        .write("task.claim", "Claims the oldest pending tasks for a worker, each under a lease.")
        .example("{'worker':'w1','agent':'zealot','limit':5,'lease':'120s'}")
        .example("{'worker':'w1','pid':4242,'channel':'ops'}")
        .listing("tasks")
        .empty("Nothing is pending.")
        .columns(TaskActions.COLUMNS)
        .takes(ClaimTasks.INPUT)
        .answersItems(
            AgentViews.TASK,
            (workspace, input) ->
                workspace
                    .tasks()
                    .claim(input.worker(), input.scope(workspace), input.limit(), input.lease()));
  }

  record KeepTask(AgentTaskClaim claim, AgentTaskLease lease) {

    private static final Input<KeepTask> INPUT =
        Input.of(KeepTask.class)
            .flatten("claim", TaskInputs.HELD)
            .param("task", about -> about.position(0))
            .flatten("lease", TaskInputs.LEASE);
  }

  private static Action<?, ?> heartbeat() {
    return Action.ofWorkspace()
        .write("task.heartbeat", "Restarts the lease of a task.")
        .example("{'task':'t1','worker':'w1','claim':1,'lease':'60s'}")
        .takes(KeepTask.INPUT)
        .gives(
            AgentViews.TASK,
            (workspace, input) -> workspace.tasks().heartbeat(input.claim(), input.lease()));
  }

  record CompleteTask(AgentTaskResult result) {

    private static final Input<CompleteTask> INPUT =
        Input.of(CompleteTask.class)
            .flatten("result", TaskInputs.RESULT)
            .param("task", about -> about.position(0));
  }

  private static Action<?, ?> complete() {
    return Action.ofWorkspace()
        .write(
            "task.complete", "Completes a task; repeating it with the same result changes nothing.")
        .example("{'task':'t1','worker':'w1','claim':1,'output':'done'}")
        .takes(CompleteTask.INPUT)
        .gives(
            AgentViews.TASK,
            (workspace, input) ->
                workspace.tasks().complete(input.result().claim(), input.result().printed()));
  }

  private static Action<?, ?> fail() {
    return Action.ofWorkspace()
        .write("task.fail", "Reports that a task failed.")
        .details(
            "A running task is failed by its worker, who gives worker and claim; a pending one"
                + " by any caller.")
        .example(
            "{'task':'t1','worker':'w1','claim':1,'stderr':'offline','retry':true,'delay':'5s'}")
        .example("{'task':'t1','worker':'w1','claim':1,'stderr':'took 120 s','timeout':true}")
        .example("{'task':'t2','stderr':'nobody can do this'}")
        .takes(FailTask.INPUT)
        .gives(AgentViews.TASK, (workspace, input) -> input.apply(workspace.tasks()));
  }

  record ReleaseTask(AgentTaskClaim claim) {

    private static final Input<ReleaseTask> INPUT =
        Input.of(ReleaseTask.class)
            .flatten("claim", TaskInputs.HELD)
            .param("task", about -> about.position(0));
  }

  private static Action<?, ?> release() {
    return Action.ofWorkspace()
        .write(
            "task.release", "Releases a task: it is pending again and the attempt does not count.")
        .example("{'task':'t1','worker':'w1','claim':1}")
        .takes(ReleaseTask.INPUT)
        .gives(AgentViews.TASK, (workspace, input) -> workspace.tasks().release(input.claim()));
  }

  record ReclaimTasks(
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "100") int limit) {}

  private static Action<?, ?> reclaim() {
    return Action.ofWorkspace()
        .write("task.reclaim", "Takes tasks from workers whose lease has expired.")
        .details("They are pending again, or timed out if that was their last attempt.")
        .example("{'limit':100}")
        .listing("tasks")
        .empty("No lease has expired.")
        .columns(TaskActions.COLUMNS)
        .takes(ReclaimTasks.class)
        .answersItems(
            AgentViews.TASK, (workspace, input) -> workspace.tasks().reclaim(input.limit()));
  }
}
