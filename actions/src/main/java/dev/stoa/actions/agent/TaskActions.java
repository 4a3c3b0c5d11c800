package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Creating and showing tasks; {@link WorkerActions} has what workers do with them. */
final class TaskActions {

  static final String[] COLUMNS = {
    "sequence", "status", "agent", "attempts", "max_attempts", "worker", "claim", "input", "task_id"
  };

  private TaskActions() {}

  /** The actions that begin with {@code task}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "task",
        "The task queue: create tasks, claim them under a lease, report results.",
        () -> actions().appendAll(WorkerActions.actions()).appendAll(TaskBatchActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(create(), createAll(), list(), show(), counts(), cancel());
  }

  private static final Input<NewTask> CREATE =
      Input.of(NewTask.class, "CreateTask")
          .param("input", about -> about.position(0))
          .param("max_attempts", about -> about.option("attempts"));

  private static Action<?, ?> create() {
    return Action.ofWorkspace()
        .write("task.create", "Adds a task for an agent to the queue.")
        .example("{'input':'Summarise the thread','agent':'zealot'}")
        .example("{'input':'Send the report','agent':'zealot','channel':'ops','max_attempts':1}")
        .takes(CREATE)
        .gives(
            AgentViews.TASK,
            (workspace, input) ->
                workspace.tasks().create(NewTask.orders(workspace, List.of(input)).head()));
  }

  record CreateTasks(
      @Param(value = "The tasks, at most 10000.", position = 0, lines = true) Seq<NewTask> tasks) {}

  private static Action<?, ?> createAll() {
    return Action.ofWorkspace()
        .write("task.create-batch", "Adds several tasks to the queue in order, all or none.")
        .example(
            "{'tasks':[{'input':'Check the links','agent':'zealot'},"
                + "{'input':'Send the report','agent':'sentinel','max_attempts':1}]}")
        .listing("tasks")
        .columns(COLUMNS)
        .takes(CreateTasks.class)
        .givesItems(
            AgentViews.TASK,
            (workspace, input) ->
                workspace.tasks().createAll(NewTask.orders(workspace, input.tasks())));
  }

  record ListTasks(
      @Param(value = "Only the tasks of this agent.", label = "agent") Option<String> agent,
      @Param("Only tasks of this status.") Option<AgentTaskStatus> status,
      @Paged Paging page) {

    private AgentTaskQuery query(Workspace workspace) {
      return new AgentTaskQuery(
          agent.map(reference -> References.anyAgent(workspace, reference)),
          status,
          page.by(Long.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("task.list", "Lists tasks, oldest first.")
        .example("{'status':'pending'}")
        .example("{'agent':'zealot','limit':20}")
        .listing("tasks")
        .columns(COLUMNS)
        .takes(ListTasks.class)
        .answersPage(
            AgentViews.TASK, (workspace, input) -> workspace.tasks().list(input.query(workspace)));
  }

  record NamedTask(@Param(value = "Its id, or a unique suffix of it.", position = 0) String task) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("task.show", "Shows a task with its output and stderr.")
        .example("{'task':'1f9c01'}")
        .takes(NamedTask.class)
        .gives(AgentViews.TASK, (workspace, input) -> workspace.tasks().resolve(input.task()));
  }

  record CountTasks() {}

  private static Action<?, ?> counts() {
    return Action.ofWorkspace()
        .read("task.counts", "Counts the tasks in each state.")
        .example("{}")
        .takes(CountTasks.class)
        .answers(
            ShownTaskCounts.class,
            (workspace, input) -> ShownTaskCounts.of(workspace.tasks().counts()));
  }

  private static Action<?, ?> cancel() {
    return Action.ofWorkspace()
        .write("task.cancel", "Cancels a task that is not running.")
        .example("{'task':'1f9c01'}")
        .takes(NamedTask.class)
        .gives(
            AgentViews.TASK,
            (workspace, input) ->
                workspace
                    .tasks()
                    .resolve(input.task())
                    .flatMap(found -> workspace.tasks().cancel(found.id())));
  }
}
