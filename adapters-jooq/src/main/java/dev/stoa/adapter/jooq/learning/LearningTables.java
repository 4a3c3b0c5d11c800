package dev.stoa.adapter.jooq.learning;

import static dev.stoa.schema.generated.tables.LearnedItems.LEARNED_ITEMS;
import static dev.stoa.schema.generated.tables.Learnings.LEARNINGS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of what was learned: ids, decisions and hashes, and nothing that anybody said. */
public final class LearningTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("learning").table(LEARNINGS).table(LEARNED_ITEMS);

  private LearningTables() {}
}
