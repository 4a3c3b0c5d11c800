package dev.stoa.actions.agent;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentDeletion;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskRun;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import java.time.Duration;

/** How callers see agents, their spawns and their tasks. */
final class AgentViews {

  private static final String AGENT_OF = "The identity of the agent.";

  static final View<Agent> AGENT =
      View.of(Agent.class)
          .rename("id", "agent_id")
          .note("model", "What it runs on.")
          .flatten(
              "constitution",
              View.of(Constitution.class)
                  .rename("text", "constitution")
                  .method("sha256", "constitution_sha256")
                  .note(
                      "constitution_sha256",
                      "SHA-256 of the constitution in UTF-8, in hexadecimal."))
          .note("spawn_count", "How many spawns it has had.")
          .order(
              "agent_id",
              "identity",
              "model",
              "constitution",
              "constitution_sha256",
              "self_description",
              "spawn_count",
              "created_at",
              "last_active_at");

  static final View<AgentFigures> FIGURES = View.of(AgentFigures.class).rename("id", "agent_id");

  static final View<AgentMerge> MERGE =
      View.of(AgentMerge.class, "Merge")
          .nest("merged", AGENT)
          .note("merged", "The agent that was merged.")
          .nest("into", AGENT)
          .note("into", "The agent that remains.")
          .note("moved", "How many things of each kind it got.");

  static final View<AgentDeletion> DELETION =
      View.of(AgentDeletion.class, "Deletion")
          .nest("agent", AGENT)
          .rename("agent", "deleted")
          .note("removed", "How many things of each kind were removed with it.");

  private static final View<Tally> TALLY =
      View.of(Tally.class, "TotalsTally").method("active", "active").before("active", "archived");

  static final View<WorkspaceFigures> TOTALS =
      View.of(WorkspaceFigures.class, "Totals")
          .nest("agents", TALLY)
          .nest("channels", TALLY)
          .nest("messages", TALLY)
          .note("messages", "A message is archived when its channel is.")
          .nest("notes", TALLY)
          .note("topics", "Topics of notes.")
          .nest("knowledge", TALLY)
          .rename("disciplines", "domains")
          .note("domains", "Domains of knowledge.");

  static final View<Spawn> SPAWN =
      View.of(Spawn.class)
          .rename("id", "spawn_id")
          .agent("agent", AGENT_OF)
          .rename("number", "spawn_number")
          .note("spawn_number", "Counts the spawns of the agent, from 1.")
          .note("wakes", "How often it was woken.")
          .flatten("process");

  static final View<AgentTask> TASK =
      View.of(AgentTask.class, "Task")
          .rename("id", "task_id")
          .note("sequence", "Its position in the queue.")
          .flatten(
              "order",
              View.of(AgentTaskOrder.class)
                  .agent("agent", AGENT_OF)
                  .rename("channel", "channel_id"))
          .flatten(
              "run",
              View.of(AgentTaskRun.class)
                  .note("attempts", "How often it was tried.")
                  .rename("claims", "claim")
                  .note("claim", "How often it was claimed: the number of the latest claim.")
                  .flatten(
                      "worker",
                      View.of(AgentTaskWorker.class)
                          .rename("name", "worker")
                          .note("worker", "The current or latest worker.")
                          .note("pid", "The process of the worker."))
                  .rename("lease_until", "lease_expires_at")
                  .note("available_at", "When it may be tried again, after a run.")
                  .note("started_at", "When the latest run began.")
                  .flatten("printed"))
          .addOption("duration_ms", Long.class, task -> task.duration().map(Duration::toMillis))
          .order(
              "task_id",
              "sequence",
              "agent_id",
              "agent",
              "channel_id",
              "status",
              "attempts",
              "max_attempts",
              "claim",
              "worker",
              "pid",
              "created_at",
              "available_at",
              "started_at",
              "lease_expires_at",
              "completed_at",
              "duration_ms",
              "input");

  private AgentViews() {}
}
