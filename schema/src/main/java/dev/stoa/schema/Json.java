package dev.stoa.schema;

import static java.util.Objects.requireNonNull;

/**
 * The text of a JSON column.
 *
 * <p>PostgreSQL reorders and respaces what it stores, so two equal documents may come back as
 * different texts: hash canonical JSON before storing, never what is read here.
 */
public record Json(String text) {
  public Json {
    requireNonNull(text, "text is null");
  }

  @Override
  public String toString() {
    return text;
  }
}
