package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskResult;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What workers that hold many tasks do with them in one transaction. */
final class TaskBatchActions {

  private static final String OTHERS = "A claim that is refused does not stop the others.";

  private TaskBatchActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(heartbeatAll(), completeAll());
  }

  record KeepTasks(
      @Param(value = "The claims, at most 10000.", position = 0, lines = true)
          Seq<AgentTaskClaim> claims,
      AgentTaskLease lease) {

    private static final Input<KeepTasks> INPUT =
        Input.of(KeepTasks.class)
            .nest("claims", TaskInputs.HELD)
            .flatten("lease", TaskInputs.LEASE);
  }

  private static Action<?, ?> heartbeatAll() {
    return Action.ofWorkspace()
        .write("task.heartbeat-batch", "Restarts the leases of several tasks.")
        .details(OTHERS)
        .example(
            "{'claims':[{'task':'t1','worker':'w1','claim':1},"
                + "{'task':'t2','worker':'w1','claim':3}],'lease':'120s'}")
        .takes(KeepTasks.INPUT)
        .gives(
            ShownTaskBatch.class,
            (workspace, input) ->
                ShownTaskBatch.of(
                    input.claims().size(),
                    workspace.tasks().heartbeatAll(input.claims(), input.lease())))
        .soundIf(ShownTaskBatch::isSound);
  }

  record CompleteTasks(
      @Param(value = "The claims with their results, at most 10000.", position = 0, lines = true)
          Seq<AgentTaskResult> results) {

    private static final Input<CompleteTasks> INPUT =
        Input.of(CompleteTasks.class).nest("results", TaskInputs.RESULT);
  }

  private static Action<?, ?> completeAll() {
    return Action.ofWorkspace()
        .write("task.complete-batch", "Completes several tasks.")
        .details(OTHERS)
        .example(
            "{'results':[{'task':'t1','worker':'w1','claim':1,'output':'done'},"
                + "{'task':'t2','worker':'w1','claim':3}]}")
        .takes(CompleteTasks.INPUT)
        .gives(
            ShownTaskBatch.class,
            (workspace, input) ->
                ShownTaskBatch.of(
                    input.results().size(), workspace.tasks().completeAll(input.results())))
        .soundIf(ShownTaskBatch::isSound);
  }
}
