package dev.stoa.adapter.jooq.notebook;

import static dev.stoa.schema.generated.tables.Memories.MEMORIES;
import static dev.stoa.schema.generated.tables.MemoryLinks.MEMORY_LINKS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of notes. */
public final class NotebookTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("notebook")
          .table(MEMORIES, SubjectRule.remove(MEMORIES.AGENT_ID, SubjectKey.AGENT_ID))
          .table(MEMORY_LINKS);

  private NotebookTables() {}
}
