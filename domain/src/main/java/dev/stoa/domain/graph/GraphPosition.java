package dev.stoa.domain.graph;

import dev.stoa.domain.json.InvalidValue;

/**
 * How far a graph was read: all entities come first, then all relations.
 *
 * @param relations whether relations are being read
 * @param after the number of the last one that was read
 */
public record GraphPosition(boolean relations, long after) {

  /** The beginning. */
  public static final GraphPosition START = new GraphPosition(false, 0);

  private static final String ENTITIES = "e";
  private static final String RELATIONS = "r";

  /** As text that {@link #read} reads. */
  public String text() {
    return (relations ? RELATIONS : ENTITIES) + after;
  }

  /** The position of a text. */
  public static GraphPosition read(String text) {
    if (!text.matches("[er]\\d{1,18}")) {
      throw new InvalidValue("after " + text + " is no position: give the one of an answer");
    }
    return new GraphPosition(text.startsWith(RELATIONS), Long.parseLong(text.substring(1)));
  }
}
