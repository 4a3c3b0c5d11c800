package dev.stoa.domain.storage;

import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.learning.LearningStorage;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.operations.MaintenanceStorage;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.resilience.ResilienceStorage;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.domain.trust.TrustStorage;

/**
 * An open workspace with the ports of every context.
 *
 * <p>Operations declare the contexts they need, so your own store may implement fewer.
 */
public interface Storage
    extends AgentStorage,
        AuditStorage,
        ChannelStorage,
        ConsensusStorage,
        ContextBackupStorage,
        ConversationStorage,
        CorrectionStorage,
        CritiqueStorage,
        DebateStorage,
        EvidenceStorage,
        EvolutionStorage,
        KnowledgeStorage,
        LearningStorage,
        GraphStorage,
        LessonStorage,
        MaintenanceStorage,
        MemoryStorage,
        NotebookStorage,
        FileStorage,
        RatingStorage,
        ResilienceStorage,
        SearchStorage,
        SpecialistStorage,
        TrustStorage,
        AutoCloseable {

  /**
   * Rewrites the store so that nothing deleted or overwritten is left in its files. It waits for
   * units of work that write, and must be called outside of one.
   *
   * @return false if the engine leaves that to its administrator, as PostgreSQL does
   */
  boolean compact();

  /** Waits for open units of work, then closes all connections. */
  @Override
  void close();
}
