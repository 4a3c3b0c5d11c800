package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of shared knowledge. */
public interface KnowledgeStorage extends ContextStorage {

  KnowledgeEntries knowledgeEntries();
}
