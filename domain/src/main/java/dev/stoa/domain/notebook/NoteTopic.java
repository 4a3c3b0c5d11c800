package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.PlainText;

/** What a note is about; notes of one topic are kept together. */
public record NoteTopic(String value) {

  /** The longest topic. */
  public static final int MAX_LENGTH = 255;

  /** What an agent tells itself before it sleeps. */
  public static final NoteTopic JOURNAL = new NoteTopic("journal");

  /** What has no better place. */
  public static final NoteTopic NOTES = new NoteTopic("notes");

  /** What is to be done. */
  public static final NoteTopic TASKS = new NoteTopic("tasks");

  /** What the agent holds to be true. */
  public static final NoteTopic BELIEFS = new NoteTopic("beliefs");

  /** Refuses a blank or overlong topic and text no store can hold. */
  public NoteTopic {
    PlainText.require("topic", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
