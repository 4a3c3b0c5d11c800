package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOutput;

/** Handles one task per call; called by several threads concurrently. */
@FunctionalInterface
public interface AgentTaskHandler {

  /**
   * Handles a task and returns its output.
   *
   * <p>An exception ends the attempt: the task is retried after a wait while attempts are left,
   * otherwise failed with the exception's message. {@link AgentTaskFailure} fails it at once.
   *
   * <p>The thread is interrupted when the lease is lost, and when the runner is closed and does not
   * wait any longer: end the work then.
   */
  AgentTaskOutput handle(AgentTask task) throws Exception;
}
