package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of shared knowledge. */
public final class KnowledgeTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("knowledge")
          .table(KNOWLEDGE, SubjectRule.remove(KNOWLEDGE.AGENT_ID, SubjectKey.AGENT_ID))
          .table(KNOWLEDGE_PATHS);

  private KnowledgeTables() {}
}
