package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.PlainText;

/** The topic of a note. */
public record NoteTopic(String value) {

  /** The longest topic. */
  public static final int MAX_LENGTH = 255;

  /** The journal an agent writes before it sleeps. */
  public static final NoteTopic JOURNAL = new NoteTopic("journal");

  /** General notes. */
  public static final NoteTopic NOTES = new NoteTopic("notes");

  /** Things to do. */
  public static final NoteTopic TASKS = new NoteTopic("tasks");

  /** Beliefs of the agent. */
  public static final NoteTopic BELIEFS = new NoteTopic("beliefs");

  /** Refuses a blank or too long topic, and text that cannot be stored. */
  public NoteTopic {
    PlainText.require("topic", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
