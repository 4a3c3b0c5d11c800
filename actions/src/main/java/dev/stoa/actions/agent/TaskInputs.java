package dev.stoa.actions.agent;

import dev.stoa.actions.shape.Input;
import dev.stoa.domain.agent.AgentTaskClaim;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskResult;
import dev.stoa.domain.agent.AgentTaskWorker;

/** How callers give what workers say about tasks. */
final class TaskInputs {

  static final String TASK = "Its id.";
  static final String WORKER = "Who claimed it.";
  static final String CLAIM = "The number of the claim.";

  static final Input<AgentTaskWorker> BY =
      Input.of(AgentTaskWorker.class)
          .rename("name", "worker")
          .param("worker", "Who claims.", about -> about.label("name"))
          .param("pid", "The process it runs in.", about -> about.label("number").atLeast(1));

  static final Input<AgentTaskClaim> HELD =
      Input.of(AgentTaskClaim.class, "HeldTask")
          .param("task", TASK)
          .param("worker", WORKER, about -> about.label("name"))
          .rename("number", "claim")
          .param("claim", CLAIM, about -> about.label("number").atLeast(1));

  static final Input<AgentTaskLease> LEASE =
      Input.of(AgentTaskLease.class)
          .rename("length", "lease")
          .param("lease", "How long the lease is.", about -> about.otherwise("60s"));

  static final Input<AgentTaskOutput> PRINTED =
      Input.of(AgentTaskOutput.class)
          .param("output", "What it printed.")
          .param("stderr", "What went wrong.");

  static final Input<AgentTaskResult> RESULT =
      Input.of(AgentTaskResult.class, "TaskResult")
          .flatten("claim", HELD)
          .flatten("printed", PRINTED);

  private TaskInputs() {}
}
