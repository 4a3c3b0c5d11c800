package dev.stoa.domain.storage;

import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.memory.LearningStates;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.TierTransitions;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorIndex;

/** An open workspace: its unit of work and one port per aggregate, whichever engine keeps them. */
public interface Storage extends AutoCloseable {

  UnitOfWork unitOfWork();

  Agents agents();

  AgentStatistics agentStatistics();

  AgentTasks agentTasks();

  AuditLog auditLog();

  Checkpoints checkpoints();

  Bookmarks bookmarks();

  ChannelMessages channelMessages();

  Channels channels();

  HandOffs handOffs();

  MessageSignals messageSignals();

  Participants participants();

  Spawns spawns();

  Notes notes();

  KnowledgeEntries knowledgeEntries();

  Matches matches();

  Ratings ratings();

  RatingHistory ratingHistory();

  Relationships relationships();

  Predictions predictions();

  Calibrations calibrations();

  Critiques critiques();

  Patterns patterns();

  Reputations reputations();

  CircuitBreakers circuitBreakers();

  Memories memories();

  MemoryRanking memoryRanking();

  MemoryArchive memoryArchive();

  TierTransitions tierTransitions();

  LearningStates learningStates();

  TextIndex textIndex();

  VectorIndex vectorIndex();

  /** Waits for open units of work, then lets go of the engine. */
  @Override
  void close();
}
