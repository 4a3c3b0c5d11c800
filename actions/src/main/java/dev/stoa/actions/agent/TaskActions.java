package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTaskFilter;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Creating and showing tasks; {@link WorkerActions} has what workers do with them. */
final class TaskActions {

  static final String TASK = "Its id.";
  static final String AGENT = "Whose work it is: an identity, an id, or a suffix of it.";
  static final String CHANNEL = "The channel it was requested in: a name or an id.";
  static final String ATTEMPTS = "How often it is tried at most.";
  static final String WORKER = "Who claimed it.";
  static final String CLAIM = "The number of the claim.";
  static final String OUTPUT = "What it printed.";
  static final String STDERR = "What went wrong.";
  static final String REFERENCE = "Its id, or a unique suffix of it.";

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

  record CreateTask(
      @Param(value = "The input of the task.", position = 0) String input,
      @Param(value = AGENT, label = "agent") String agent,
      @Param(value = CHANNEL, label = "channel") Option<String> channel,
      @Param(
              value = ATTEMPTS,
              option = "attempts",
              min = 1,
              max = AgentTaskOrder.MOST_ATTEMPTS,
              defaultValue = "3")
          int maxAttempts) {

    private AgentTaskOrder order(Workspace workspace) {
      return NewTask.orders(workspace, List.of(new NewTask(input, agent, channel, maxAttempts)))
          .head();
    }
  }

  private static Action<?, ?> create() {
    return Action.write("task.create", "Adds a task for an agent to the queue.")
        .example("{'input':'Summarise the thread','agent':'zealot'}")
        .example("{'input':'Send the report','agent':'zealot','channel':'ops','max_attempts':1}")
        .takes(CreateTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace
                    .tasks()
                    .create(input.order(workspace))
                    .map(task -> ShownTask.of(workspace, task)));
  }

  record CreateTasks(
      @Param(value = "The tasks, at most 10000.", position = 0, lines = true) Seq<NewTask> tasks) {}

  private static Action<?, ?> createAll() {
    return Action.write(
            "task.create-batch", "Adds several tasks to the queue in order, all or none.")
        .example(
            "{'tasks':[{'input':'Check the links','agent':'zealot'},"
                + "{'input':'Send the report','agent':'sentinel','max_attempts':1}]}")
        .listing("tasks")
        .columns(COLUMNS)
        .takes(CreateTasks.class)
        .answersItems(
            ShownTask.class,
            (workspace, input) ->
                ShownTask.all(
                    workspace,
                    workspace
                        .tasks()
                        .createAll(NewTask.orders(workspace, input.tasks()))
                        .getOrElseThrow(RefusalException::new)));
  }

  record ListTasks(
      @Param(value = "Only the tasks of this agent.", label = "agent") Option<String> agent,
      @Param("Only tasks of this status.") Option<AgentTaskStatus> status,
      @Paged Paging page) {

    private AgentTaskFilter filter(Workspace workspace) {
      return new AgentTaskFilter(
          agent.map(reference -> References.anyAgent(workspace, reference)), status);
    }
  }

  private static Action<?, ?> list() {
    return Action.read("task.list", "Lists tasks, oldest first.")
        .example("{'status':'pending'}")
        .example("{'agent':'zealot','limit':20}")
        .listing("tasks")
        .columns(COLUMNS)
        .takes(ListTasks.class)
        .answersPage(
            ShownTask.class,
            (workspace, input) ->
                ShownTask.page(
                    workspace,
                    workspace
                        .tasks()
                        .list(
                            input.filter(workspace),
                            input.page().by(Long.class).after().getOrElse(0L),
                            input.page().limit())));
  }

  record NamedTask(@Param(value = REFERENCE, position = 0) String task) {}

  private static Action<?, ?> show() {
    return Action.read("task.show", "Shows a task with its output and stderr.")
        .example("{'task':'1f9c01'}")
        .takes(NamedTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace.tasks().resolve(input.task()).map(task -> ShownTask.of(workspace, task)));
  }

  record CountTasks() {}

  private static Action<?, ?> counts() {
    return Action.read("task.counts", "Counts the tasks in each state.")
        .example("{}")
        .takes(CountTasks.class)
        .answers(
            ShownTaskCounts.class,
            (workspace, input) -> ShownTaskCounts.of(workspace.tasks().counts()));
  }

  private static Action<?, ?> cancel() {
    return Action.write("task.cancel", "Cancels a task that is not running.")
        .example("{'task':'1f9c01'}")
        .takes(NamedTask.class)
        .gives(
            ShownTask.class,
            (workspace, input) ->
                workspace
                    .tasks()
                    .resolve(input.task())
                    .flatMap(found -> workspace.tasks().cancel(found.id()))
                    .map(task -> ShownTask.of(workspace, task)));
  }
}
