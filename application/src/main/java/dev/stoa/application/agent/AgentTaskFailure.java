package dev.stoa.application.agent;

/** Thrown by a handler whose task cannot be done, however often it is tried. */
public final class AgentTaskFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The message is kept with the failed task. */
  public AgentTaskFailure(String message) {
    super(message);
  }
}
