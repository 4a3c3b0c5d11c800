package dev.stoa.domain.agent;

/**
 * What a worker shows to prove that a task is still its own.
 *
 * @param number the how-manieth claim of this task it is; no two claims of a task share it
 */
public record AgentTaskClaim(AgentTaskId task, String worker, long number) {

  /** Refuses a number no claim has. */
  public AgentTaskClaim {
    if (number < 1) {
      throw new IllegalArgumentException("claim is " + number + ": claims are numbered from 1");
    }
  }
}
