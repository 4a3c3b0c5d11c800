package dev.stoa.domain.kernel;

/** A field of knowledge in which agents are rated, such as {@code security}. */
public record Discipline(String value) implements Comparable<Discipline> {

  /** The longest name of a discipline. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public Discipline {
    PlainText.require("discipline", value, MAX_LENGTH);
  }

  /** By code point, like both engines. */
  @Override
  public int compareTo(Discipline other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
