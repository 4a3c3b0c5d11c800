package dev.stoa.domain.kernel;

/** A field of knowledge that agents are good or bad at, such as {@code security}. */
public record Discipline(String value) implements Comparable<Discipline> {

  /** The longest name of a discipline. */
  public static final int MAX_LENGTH = 255;

  /** Refuses what no workspace could keep. */
  public Discipline {
    PlainText.require("discipline", value, MAX_LENGTH);
  }

  /** The order of the characters' code points, as the stores keep it. */
  @Override
  public int compareTo(Discipline other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
