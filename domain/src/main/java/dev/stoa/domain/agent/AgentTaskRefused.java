package dev.stoa.domain.agent;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.stream.Collectors;

/** Why an operation on tasks was refused. Each is a normal result, not an exception. */
public sealed interface AgentTaskRefused extends Refusal {

  /** No task has this id, or an id that ends with it. */
  @RefusalCode("agent_task.unknown")
  record Unknown(String reference) implements AgentTaskRefused, Refusal.Absent {

    /** Of a whole id. */
    public Unknown(AgentTaskId id) {
      this(id.value());
    }

    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "task", reference, Vector.empty(), "list the tasks to find it");
    }
  }

  /** Several ids end with the text. */
  @RefusalCode("agent_task.ambiguous")
  record Ambiguous(String reference, Seq<AgentTask> candidates)
      implements AgentTaskRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "task", reference, candidates.map(task -> task.id().value()));
    }
  }

  /** The batch is too large; nothing was done. */
  @RefusalCode("agent_task.too_many")
  record TooMany(String what, int count, int most) implements AgentTaskRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return what + " has " + count + " entries, more than " + most + ": split it into several";
    }
  }

  /** The agent of the task cannot be found. */
  record NoAgent(Refusal reason) implements AgentTaskRefused, Refusal.PassedOn {}

  /** The agent does not exist. */
  @RefusalCode("agent_task.unknown_agent")
  record UnknownAgent(AgentId agent) implements AgentTaskRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "agent_id " + agent + " names no agent: register the agent first";
    }
  }

  /** The channel does not exist. */
  @RefusalCode("agent_task.unknown_channel")
  record UnknownChannel(ChannelId channel) implements AgentTaskRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "channel_id " + channel.value() + " names no channel: create it, or leave it out";
    }
  }

  /** The transition is not allowed. */
  @RefusalCode("agent_task.illegal_move")
  record IllegalMove(AgentTaskId id, AgentTaskStatus from, AgentTaskStatus to)
      implements AgentTaskRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "task "
          + id
          + " is "
          + from.label()
          + " and cannot become "
          + to.label()
          + ": "
          + (from.isEnd() ? "that is an end, create another task" : "from there it may become ")
          + from.followers()
              .toJavaStream()
              .map(AgentTaskStatus::label)
              .sorted()
              .collect(Collectors.joining(", "))
          + (from == AgentTaskStatus.RUNNING ? ", as its worker says" : "");
    }
  }

  /** The claim does not hold the task, or no longer does. */
  @RefusalCode("agent_task.lease_lost")
  record LeaseLost(AgentTaskClaim claim, AgentTaskStatus status, long claims)
      implements AgentTaskRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "task "
          + claim.task()
          + " is not held under claim "
          + claim.number()
          + " of worker "
          + claim.worker()
          + " (it is "
          + status.label()
          + " and was claimed "
          + claims
          + " times): drop the result and claim again";
    }
  }

  /** The task already ended this way with another result. */
  @RefusalCode("agent_task.result_differs")
  record ResultDiffers(AgentTaskId id, AgentTaskStatus status)
      implements AgentTaskRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "task "
          + id
          + " is "
          + status.label()
          + " already with another output or stderr: the first result is kept";
    }
  }
}
