package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.agent.AgentTables;
import dev.stoa.adapter.jooq.audit.AuditTables;
import dev.stoa.adapter.jooq.channel.ChannelTables;
import dev.stoa.adapter.jooq.consensus.ConsensusTables;
import dev.stoa.adapter.jooq.contextbackup.ContextBackupTables;
import dev.stoa.adapter.jooq.conversation.ConversationTables;
import dev.stoa.adapter.jooq.correction.CorrectionTables;
import dev.stoa.adapter.jooq.critique.CritiqueTables;
import dev.stoa.adapter.jooq.debate.DebateTables;
import dev.stoa.adapter.jooq.evidence.EvidenceTables;
import dev.stoa.adapter.jooq.evolution.EvolutionTables;
import dev.stoa.adapter.jooq.imports.ImportTables;
import dev.stoa.adapter.jooq.knowledge.KnowledgeTables;
import dev.stoa.adapter.jooq.lesson.LessonTables;
import dev.stoa.adapter.jooq.memory.MemoryTables;
import dev.stoa.adapter.jooq.notebook.NotebookTables;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.OperationsTables;
import dev.stoa.adapter.jooq.rating.RatingTables;
import dev.stoa.adapter.jooq.resilience.ResilienceTables;
import dev.stoa.adapter.jooq.search.SearchTables;
import dev.stoa.adapter.jooq.specialist.SpecialistTables;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What every context declares of its tables, each after those whose tables it refers to. */
final class DeclaredTables {

  static final Seq<ContextTables> ALL =
      Vector.of(
          AuditTables.ALL,
          AgentTables.ALL,
          ChannelTables.ALL,
          NotebookTables.ALL,
          KnowledgeTables.ALL,
          MemoryTables.ALL,
          DebateTables.ALL,
          LessonTables.ALL,
          ConsensusTables.ALL,
          RatingTables.ALL,
          CritiqueTables.ALL,
          EvidenceTables.ALL,
          ResilienceTables.ALL,
          ConversationTables.ALL,
          CorrectionTables.ALL,
          ContextBackupTables.ALL,
          SpecialistTables.ALL,
          EvolutionTables.ALL,
          SearchTables.ALL,
          ImportTables.ALL,
          OperationsTables.ALL);

  private DeclaredTables() {}
}
