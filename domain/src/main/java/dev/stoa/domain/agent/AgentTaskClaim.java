package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;

/**
 * The proof that a worker holds a task.
 *
 * @param number counts the claims of this task, so it is unique per task
 */
public record AgentTaskClaim(AgentTaskId task, String worker, long number) {

  /** Refuses a number below 1. */
  public AgentTaskClaim {
    if (number < 1) {
      throw new InvalidValue("claim is " + number + ": claims are numbered from 1");
    }
  }
}
