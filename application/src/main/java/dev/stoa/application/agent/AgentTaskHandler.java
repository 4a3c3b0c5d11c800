package dev.stoa.application.agent;

import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskOutput;

/** Does the work of one task at a time; called by several threads at once. */
@FunctionalInterface
public interface AgentTaskHandler {

  /**
   * Does the work and answers what the task is completed with.
   *
   * <p>An exception ends the attempt: the task is tried again after a wait while attempts are left,
   * and failed with the exception's message otherwise. {@link AgentTaskFailure} fails it at once.
   *
   * <p>The thread is interrupted when the lease is lost, and when the runner is closed and does not
   * wait any longer: end the work then.
   */
  AgentTaskOutput handle(AgentTask task) throws Exception;
}
