package dev.stoa.application.vectors;

import dev.stoa.domain.audit.aua.AuaVectors;
import dev.stoa.domain.channel.MentionVectors;
import dev.stoa.domain.consensus.ConsensusVectors;
import dev.stoa.domain.correction.CorrectionVectors;
import dev.stoa.domain.critique.CritiqueVectors;
import dev.stoa.domain.debate.DebateVectors;
import dev.stoa.domain.evidence.EvidenceVectors;
import dev.stoa.domain.evolution.EvolutionVectors;
import dev.stoa.domain.knowledge.KnowledgeVectors;
import dev.stoa.domain.lesson.LessonVectors;
import dev.stoa.domain.memory.MemoryVectors;
import dev.stoa.domain.operations.StoreBackupVectors;
import dev.stoa.domain.rating.CalibrationVectors;
import dev.stoa.domain.rating.EloVectors;
import dev.stoa.domain.rating.RelationshipVectors;
import dev.stoa.domain.resilience.BreakerVectors;
import dev.stoa.domain.search.SearchVectors;
import dev.stoa.domain.specialist.SpecialistVectors;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The checks of all contexts. */
final class AllVectors {

  static final Seq<VectorChecks> CHECKS =
      Vector.of(
          AuaVectors.checks(),
          MentionVectors.checks(),
          CorrectionVectors.checks(),
          CorrectionVectors.veritasChecks(),
          CritiqueVectors.checks(),
          DebateVectors.checks(),
          ConsensusVectors.checks(),
          EvidenceVectors.checks(),
          EvolutionVectors.checks(),
          KnowledgeVectors.checks(),
          LessonVectors.checks(),
          MemoryVectors.checks(),
          CalibrationVectors.checks(),
          EloVectors.checks(),
          RelationshipVectors.checks(),
          BreakerVectors.checks(),
          SearchVectors.checks(),
          SpecialistVectors.checks(),
          AgentVectors.checks(),
          TaskVectors.checks(),
          ChannelVectors.checks(),
          NoteVectors.checks(),
          BackupVectors.checks(),
          ConversationVectors.checks(),
          SpecialistStoreVectors.checks(),
          GateVectors.checks(),
          StoreBackupVectors.checks());

  private AllVectors() {}
}
