package dev.stoa.application;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.application.consensus.MinorityOperations;
import dev.stoa.application.consensus.ProofOperations;
import dev.stoa.application.contextbackup.BackupCoverageOperations;
import dev.stoa.application.contextbackup.ContextBackupOperations;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.MessageSearchOperations;
import dev.stoa.application.conversation.ProjectOperations;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.application.debate.CodeVersionOperations;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.GateOperations;
import dev.stoa.application.debate.LedDebateOperations;
import dev.stoa.application.embedding.EmbeddingOperations;
import dev.stoa.application.encryption.RekeyOperations;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.application.evolution.CreatedAgentOperations;
import dev.stoa.application.evolution.EpisodeOperations;
import dev.stoa.application.evolution.GenerationOperations;
import dev.stoa.application.evolution.MutationOperations;
import dev.stoa.application.evolution.ProfileOperations;
import dev.stoa.application.evolution.PruningOperations;
import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.application.files.FileOperations;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.learning.LearningOperations;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.HealthOperations;
import dev.stoa.application.operations.HistoryOperations;
import dev.stoa.application.operations.MaintenanceOperations;
import dev.stoa.application.pack.PackOperations;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.application.search.MetadataIndexOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.application.search.VectorOperations;
import dev.stoa.application.specialist.QueryOperations;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.application.specialist.SpecialistOperations;
import dev.stoa.application.trust.TrustOperations;
import java.time.Instant;

/** The use cases of an open workspace, by context. */
public interface Workspace {

  /** The operations of this type, such as those of a context of your own; there is one object. */
  <T> T operations(Class<T> type);

  /**
   * The workspace as it was at an instant, for every operation that reads; those that write are
   * refused with a {@code RefusalException}. It needs no closing.
   *
   * @throws dev.stoa.domain.kernel.RefusalException if the instant is in the future, or so long ago
   *     that its versions are no longer kept
   */
  default Workspace asOf(Instant at) {
    throw new IllegalStateException("this workspace keeps no versions");
  }

  /** Memory files of agents, users, projects and teams. */
  default FileOperations files() {
    return operations(FileOperations.class);
  }

  /** What has changed between two instants. */
  default HistoryOperations history() {
    return operations(HistoryOperations.class);
  }

  /** The agents and their spawns. */
  default AgentOperations agents() {
    return operations(AgentOperations.class);
  }

  /** The audit trail. */
  default AuditOperations audit() {
    return operations(AuditOperations.class);
  }

  /** The job that has missing context backups written. */
  default BackupCoverageOperations backupCoverage() {
    return operations(BackupCoverageOperations.class);
  }

  /** Circuit breakers for calls to providers. */
  default BreakerOperations breakers() {
    return operations(BreakerOperations.class);
  }

  /** Predictions and how well calibrated they are. */
  default CalibrationOperations calibration() {
    return operations(CalibrationOperations.class);
  }

  /** Channels: messages with unread counts. */
  default ChannelOperations channels() {
    return operations(ChannelOperations.class);
  }

  /** The code that debates produce. */
  default CodeVersionOperations codeVersions() {
    return operations(CodeVersionOperations.class);
  }

  /** What debates concluded, and who disagreed. */
  default ConsensusOperations consensus() {
    return operations(ConsensusOperations.class);
  }

  /** Notes from which specialists resume conversations. */
  default ContextBackupOperations contextBackups() {
    return operations(ContextBackupOperations.class);
  }

  /** Conversations of users. */
  default ConversationOperations conversations() {
    return operations(ConversationOperations.class);
  }

  /** Verified facts, and which of them belong in a prompt. */
  default CorrectionOperations corrections() {
    return operations(CorrectionOperations.class);
  }

  /** Agents that were designed to end a deadlock. */
  default CreatedAgentOperations createdAgents() {
    return operations(CreatedAgentOperations.class);
  }

  /** Critiques, the patterns learnt from them, and reputation. */
  default CritiqueOperations critiques() {
    return operations(CritiqueOperations.class);
  }

  /** Debate sessions: turns, votes, conclusions. */
  default DebateOperations debates() {
    return operations(DebateOperations.class);
  }

  /** What models make of texts, and the switch to another model. */
  default EmbeddingOperations embeddings() {
    return operations(EmbeddingOperations.class);
  }

  /** Encryption of what conversations store. */
  default RekeyOperations encryption() {
    return operations(RekeyOperations.class);
  }

  /** Episodes and their actions. */
  default EpisodeOperations episodes() {
    return operations(EpisodeOperations.class);
  }

  /** Erasure of what an agent or a user stored; a store without tables refuses it. */
  default ErasureOperations erasure() {
    return operations(ErasureOperations.class);
  }

  /** Evidence that debates cite. */
  default EvidenceOperations evidence() {
    return operations(EvidenceOperations.class);
  }

  /** Approval gates of debates. */
  default GateOperations gates() {
    return operations(GateOperations.class);
  }

  /** Generations and their lineage. */
  default GenerationOperations generations() {
    return operations(GenerationOperations.class);
  }

  /** A look at the workspace: damage, differences, sizes. */
  default HealthOperations health() {
    return operations(HealthOperations.class);
  }

  /** Work that one agent hands to another. */
  default HandOffOperations handOffs() {
    return operations(HandOffOperations.class);
  }

  /** Entities, what is known of them, and how they are related. */
  default GraphOperations graph() {
    return operations(GraphOperations.class);
  }

  /** Shared knowledge. */
  default KnowledgeOperations knowledge() {
    return operations(KnowledgeOperations.class);
  }

  /** Debates whose participants are told when it is their turn. */
  default LedDebateOperations ledDebates() {
    return operations(LedDebateOperations.class);
  }

  /** Learning: from messages and texts to memories, and back. */
  default LearningOperations learning() {
    return operations(LearningOperations.class);
  }

  /** What concluded debates teach. */
  default LessonOperations lessons() {
    return operations(LessonOperations.class);
  }

  /** Regular work: expiry, pruning, catching up. */
  default MaintenanceOperations maintenance() {
    return operations(MaintenanceOperations.class);
  }

  /** Memory in four decaying tiers. */
  default MemoryOperations memory() {
    return operations(MemoryOperations.class);
  }

  /** The messages of conversations. */
  default MessageOperations messages() {
    return operations(MessageOperations.class);
  }

  /** Search of the messages of conversations by keyword. */
  default MessageSearchOperations messageSearch() {
    return operations(MessageSearchOperations.class);
  }

  /** What became of dissent. */
  default MinorityOperations minority() {
    return operations(MinorityOperations.class);
  }

  /** Mutations and how they were judged. */
  default MutationOperations mutations() {
    return operations(MutationOperations.class);
  }

  /** Private notes of agents, and their wake briefing. */
  default NotebookOperations notebook() {
    return operations(NotebookOperations.class);
  }

  /** What belongs in a prompt. */
  default PackOperations packs() {
    return operations(PackOperations.class);
  }

  /** Profiles of generations. */
  default ProfileOperations profiles() {
    return operations(ProfileOperations.class);
  }

  /** Projects, which group conversations. */
  default ProjectOperations projects() {
    return operations(ProjectOperations.class);
  }

  /** Proofs of what debates concluded. */
  default ProofOperations proofs() {
    return operations(ProofOperations.class);
  }

  /** Pruning of old episodes. */
  default PruningOperations pruning() {
    return operations(PruningOperations.class);
  }

  /** Sessions of queries, and assertions about their answers. */
  default QueryOperations queries() {
    return operations(QueryOperations.class);
  }

  /** Matches, ratings and relationships. */
  default RatingOperations ratings() {
    return operations(RatingOperations.class);
  }

  /** Requests that may be sent again. */
  default RequestOperations requests() {
    return operations(RequestOperations.class);
  }

  /** The runs of specialists, and which of their answers won. */
  default RunOperations runs() {
    return operations(RunOperations.class);
  }

  /** Search over all sources, and index maintenance. */
  default SearchOperations search() {
    return operations(SearchOperations.class);
  }

  /** The models that serve specialists. */
  default SpecialistOperations specialists() {
    return operations(SpecialistOperations.class);
  }

  /** What was tried and what came of it, found by meaning. */
  default StrategyOperations strategies() {
    return operations(StrategyOperations.class);
  }

  /** The task queue. */
  default AgentTaskOperations tasks() {
    return operations(AgentTaskOperations.class);
  }

  /** Where items come from, how far they are trusted, and quarantine. */
  default TrustOperations trust() {
    return operations(TrustOperations.class);
  }

  /** Indexes on members of metadata. */
  default MetadataIndexOperations metadataIndexes() {
    return operations(MetadataIndexOperations.class);
  }

  /** Vectors that callers bring. */
  default VectorOperations vectors() {
    return operations(VectorOperations.class);
  }
}
