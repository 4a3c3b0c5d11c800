package dev.stoa.application.agent;

/** Thrown by a handler to fail a task permanently. */
public final class AgentTaskFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The message is stored with the failed task. */
  public AgentTaskFailure(String message) {
    super(message);
  }
}
