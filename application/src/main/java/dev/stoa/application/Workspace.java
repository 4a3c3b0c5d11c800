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
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.HealthOperations;
import dev.stoa.application.operations.MaintenanceOperations;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.application.resilience.BreakerOperations;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.application.specialist.QueryOperations;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.application.specialist.SpecialistOperations;

/** The use cases of an open workspace, by context. */
public interface Workspace {
  /** The agents and their spawns. */
  AgentOperations agents();

  /** The audit trail. */
  AuditOperations audit();

  /** The job that has missing context backups written. */
  BackupCoverageOperations backupCoverage();

  /** Circuit breakers for calls to providers. */
  BreakerOperations breakers();

  /** Predictions and how well calibrated they are. */
  CalibrationOperations calibration();

  /** Channels: messages with unread counts. */
  ChannelOperations channels();

  /** The code that debates produce. */
  CodeVersionOperations codeVersions();

  /** What debates concluded, and who disagreed. */
  ConsensusOperations consensus();

  /** Notes from which specialists resume conversations. */
  ContextBackupOperations contextBackups();

  /** Conversations of users. */
  ConversationOperations conversations();

  /** Verified facts, and which of them belong in a prompt. */
  CorrectionOperations corrections();

  /** Agents that were designed to end a deadlock. */
  CreatedAgentOperations createdAgents();

  /** Critiques, the patterns learnt from them, and reputation. */
  CritiqueOperations critiques();

  /** Debate sessions: turns, votes, conclusions. */
  DebateOperations debates();

  /** What models make of texts, and the switch to another model. */
  EmbeddingOperations embeddings();

  /** Encryption of what conversations store. */
  RekeyOperations encryption();

  /** Episodes and their actions. */
  EpisodeOperations episodes();

  /** Erasure of what an agent or a user stored; a store without tables refuses it. */
  ErasureOperations erasure();

  /** Evidence that debates cite. */
  EvidenceOperations evidence();

  /** Approval gates of debates. */
  GateOperations gates();

  /** Generations and their lineage. */
  GenerationOperations generations();

  /** A look at the workspace: damage, differences, sizes. */
  HealthOperations health();

  /** Work that one agent hands to another. */
  HandOffOperations handOffs();

  /** Shared knowledge. */
  KnowledgeOperations knowledge();

  /** What concluded debates teach. */
  LessonOperations lessons();

  /** Regular work: expiry, pruning, catching up. */
  MaintenanceOperations maintenance();

  /** Memory in four decaying tiers. */
  MemoryOperations memory();

  /** The messages of conversations. */
  MessageOperations messages();

  /** Search of the messages of conversations by keyword. */
  MessageSearchOperations messageSearch();

  /** What became of dissent. */
  MinorityOperations minority();

  /** Mutations and how they were judged. */
  MutationOperations mutations();

  /** Private notes of agents, and their wake briefing. */
  NotebookOperations notebook();

  /** Profiles of generations. */
  ProfileOperations profiles();

  /** Projects, which group conversations. */
  ProjectOperations projects();

  /** Proofs of what debates concluded. */
  ProofOperations proofs();

  /** Pruning of old episodes. */
  PruningOperations pruning();

  /** Sessions of queries, and assertions about their answers. */
  QueryOperations queries();

  /** Matches, ratings and relationships. */
  RatingOperations ratings();

  /** Requests that may be sent again. */
  RequestOperations requests();

  /** The runs of specialists, and which of their answers won. */
  RunOperations runs();

  /** Search over all sources, and index maintenance. */
  SearchOperations search();

  /** The models that serve specialists. */
  SpecialistOperations specialists();

  /** What was tried and what came of it, found by meaning. */
  StrategyOperations strategies();

  /** The task queue. */
  AgentTaskOperations tasks();
}
