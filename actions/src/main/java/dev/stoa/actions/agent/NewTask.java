package dev.stoa.actions.agent;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.channel.ChannelId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A task to create. */
record NewTask(
    @Param("The input of the task.") String input,
    @Param(value = "Whose work it is: an identity, an id, or a suffix of it.", label = "agent")
        String agent,
    @Param(value = "The channel it was requested in: a name or an id.", label = "channel")
        Option<String> channel,
    @Param(
            value = "How often it is tried at most.",
            min = 1,
            max = AgentTaskOrder.MOST_ATTEMPTS,
            defaultValue = "3")
        int maxAttempts) {

  /** The orders of tasks; an agent or channel that several name is looked up once. */
  static Seq<AgentTaskOrder> orders(Workspace workspace, Seq<NewTask> tasks) {
    Map<String, AgentId> agents =
        tasks
            .map(NewTask::agent)
            .distinct()
            .toMap(name -> name, name -> References.anyAgent(workspace, name));
    Map<String, ChannelId> channels =
        tasks
            .flatMap(NewTask::channel)
            .distinct()
            .toMap(name -> name, name -> References.channel(workspace, name));
    return tasks.map(
        task ->
            new AgentTaskOrder(
                agents.get(task.agent()).get(),
                task.channel().flatMap(channels::get),
                task.input(),
                task.maxAttempts()));
  }
}
