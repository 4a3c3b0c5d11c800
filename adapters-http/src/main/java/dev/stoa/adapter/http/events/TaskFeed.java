package dev.stoa.adapter.http.events;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The state of a task until it has ended; the id of an event is the number of its claim and its
 * status, so that a client that knows the current state receives nothing.
 */
record TaskFeed(Workspace workspace, AgentTaskId task, Action<?, ?> show) implements EventFeed {

  @Override
  public Seq<ServerEvent> after(String id) {
    AgentTask now =
        workspace
            .tasks()
            .find(task)
            .getOrElseThrow(() -> new IllegalStateException("task " + task + " no longer exists"));
    String state = now.run().claims() + "-" + now.status().label();
    if (state.equals(id)) {
      return List.empty();
    }
    JsonObject input = JsonObject.builder().put("task", task.value()).build();
    CanonicalJson shown =
        show.runJson(workspace, input, Progress.NONE).getOrElseThrow(RefusalException::new);
    return List.of(new ServerEvent(state, "task", shown.text()));
  }

  @Override
  public boolean endsWith(String id) {
    return List.of(AgentTaskStatus.values())
        .filter(status -> status != AgentTaskStatus.PENDING && status != AgentTaskStatus.RUNNING)
        .exists(status -> id.endsWith("-" + status.label()));
  }
}
