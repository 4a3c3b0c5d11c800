package dev.stoa.domain.kernel;

/** A field of knowledge in which agents are rated, such as {@code security}. */
public record Discipline(String value) implements TextKey<Discipline> {

  /** The longest name of a discipline. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public Discipline {
    PlainText.require("discipline", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
