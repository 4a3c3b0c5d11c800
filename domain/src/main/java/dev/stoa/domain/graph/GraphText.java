package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.PlainText;
import java.util.Locale;

/** The rules for the texts of a graph. */
public final class GraphText {

  /** The longest name or type. */
  public static final int MAX_NAME = 500;

  /** The longest observation. */
  public static final int MAX_CONTENT = 100_000;

  private GraphText() {}

  /** A name or an alias of an entity. */
  static String name(String name) {
    return PlainText.require("name", name, MAX_NAME);
  }

  /** A type of entities or relations. */
  static String type(String field, String type) {
    return PlainText.require(field, type, MAX_NAME);
  }

  static String content(String content) {
    return PlainText.require("observation", content, MAX_CONTENT);
  }

  /** As it is compared where case does not count. */
  public static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
