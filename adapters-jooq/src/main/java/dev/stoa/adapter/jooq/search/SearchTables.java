package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.ConsensusTexts.CONSENSUS_TEXTS;
import static dev.stoa.schema.generated.tables.ConversationTexts.CONVERSATION_TEXTS;
import static dev.stoa.schema.generated.tables.CorrectionTexts.CORRECTION_TEXTS;
import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static dev.stoa.schema.generated.tables.EvidenceTexts.EVIDENCE_TEXTS;
import static dev.stoa.schema.generated.tables.IndexedChannels.INDEXED_CHANNELS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;
import static dev.stoa.schema.generated.tables.KnowledgeTexts.KNOWLEDGE_TEXTS;
import static dev.stoa.schema.generated.tables.LessonTexts.LESSON_TEXTS;
import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static dev.stoa.schema.generated.tables.MessageTexts.MESSAGE_TEXTS;
import static dev.stoa.schema.generated.tables.NoteTexts.NOTE_TEXTS;
import static dev.stoa.schema.generated.tables.TurnTexts.TURN_TEXTS;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import dev.stoa.domain.search.VectorSource;
import org.jooq.Condition;

/** The tables of search. A text goes with what it is the text of. */
public final class SearchTables {

  private static final Condition VECTORS =
      EMBEDDINGS
          .SOURCE
          .eq(inline(VectorSource.MEMORY.label()))
          .and(SubjectRule.SCOPES.contains(EMBEDDINGS.OWNER));

  private static final Condition COUNTED =
      EMBEDDING_SCOPES
          .SOURCE
          .eq(inline(VectorSource.MEMORY.label()))
          .and(SubjectRule.SCOPES.contains(EMBEDDING_SCOPES.OWNER));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("search")
          .table(MEMORY_TEXTS)
          .table(NOTE_TEXTS)
          .table(KNOWLEDGE_TEXTS)
          .table(MESSAGE_TEXTS)
          .table(EVIDENCE_TEXTS)
          .table(CONSENSUS_TEXTS)
          .table(LESSON_TEXTS)
          .table(CONVERSATION_TEXTS)
          .table(CORRECTION_TEXTS)
          .table(TURN_TEXTS)
          .table(INDEXED_CHANNELS)
          .table(INDEXED_DEBATES)
          .table(EMBEDDING_SCOPES, SubjectRule.remove(EMBEDDING_SCOPES, SubjectKey.SCOPE, COUNTED))
          .table(EMBEDDINGS, SubjectRule.remove(EMBEDDINGS, SubjectKey.SCOPE, VECTORS));

  private SearchTables() {}
}
