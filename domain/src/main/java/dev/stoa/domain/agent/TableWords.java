package dev.stoa.domain.agent;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;

/** What the rows of a table are called in a sentence. */
final class TableWords {

  // These two tables keep the names of the system that they come from.
  private static final Map<String, String> OTHERWISE =
      HashMap.of("memories", "notes", "agent_sessions", "spawns");

  private TableWords() {}

  static String of(String table) {
    return OTHERWISE.getOrElse(table, table.replace('_', ' '));
  }
}
