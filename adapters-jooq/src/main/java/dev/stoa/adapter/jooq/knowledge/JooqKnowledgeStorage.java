package dev.stoa.adapter.jooq.knowledge;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeStorage;

/** The ports of shared knowledge on either engine. */
public interface JooqKnowledgeStorage extends KnowledgeStorage, JooqContextStorage {

  @Override
  default KnowledgeEntries knowledgeEntries() {
    return repository(JooqKnowledgeEntries.class, JooqKnowledgeEntries::new);
  }
}
