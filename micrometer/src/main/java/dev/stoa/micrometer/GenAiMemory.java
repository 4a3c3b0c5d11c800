package dev.stoa.micrometer;

import java.util.Map;

/**
 * The names by which OpenTelemetry calls what is done with memory, by its conventions for
 * generative AI, which are still in development.
 */
final class GenAiMemory {

  /** The attribute that says what was done. */
  static final String OPERATION = "gen_ai.operation.name";

  /** The attribute that names the store. */
  static final String STORE = "gen_ai.memory.store.id";

  /** The attribute that says how it failed. */
  static final String ERROR = "error.type";

  private static final String SEARCH = "search_memory";
  private static final String CREATE = "create_memory";
  private static final String UPDATE = "update_memory";
  private static final String UPSERT = "upsert_memory";
  private static final String DELETE = "delete_memory";

  /** What the operations of Stoa are in its words. */
  static final Map<String, String> OPERATIONS =
      Map.ofEntries(
          Map.entry("MemoryOperations.recall", SEARCH),
          Map.entry("SearchOperations.search", SEARCH),
          Map.entry("MessageSearchOperations.search", SEARCH),
          Map.entry("PackOperations.pack", SEARCH),
          Map.entry("MessageOperations.window", SEARCH),
          Map.entry("MemoryOperations.remember", CREATE),
          Map.entry("MemoryOperations.rememberAll", CREATE),
          Map.entry("MessageOperations.append", CREATE),
          Map.entry("MessageOperations.appendAll", CREATE),
          Map.entry("MemoryOperations.edit", UPDATE),
          Map.entry("MemoryOperations.label", UPDATE),
          Map.entry("MemoryOperations.supersede", UPDATE),
          Map.entry("MessageOperations.correct", UPDATE),
          Map.entry("MessageOperations.replaceAll", UPSERT),
          Map.entry("MemoryOperations.forget", DELETE),
          Map.entry("MemoryOperations.purge", DELETE),
          Map.entry("MessageOperations.remove", DELETE),
          Map.entry("MessageOperations.removeAll", DELETE),
          Map.entry("ConversationOperations.start", "create_memory_store"),
          Map.entry("ConversationOperations.delete", "delete_memory_store"));

  private GenAiMemory() {}
}
