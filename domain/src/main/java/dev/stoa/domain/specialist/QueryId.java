package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a query, which groups the runs that answer it. */
public record QueryId(String value) implements TextKey<QueryId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public QueryId {
    PlainText.require("query_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
