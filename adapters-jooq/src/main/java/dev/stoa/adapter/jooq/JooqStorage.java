package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.agent.JooqAgentStatistics;
import dev.stoa.adapter.jooq.agent.JooqAgentTasks;
import dev.stoa.adapter.jooq.agent.JooqAgents;
import dev.stoa.adapter.jooq.agent.JooqSpawns;
import dev.stoa.adapter.jooq.audit.JooqAuditLog;
import dev.stoa.adapter.jooq.audit.JooqCheckpoints;
import dev.stoa.adapter.jooq.channel.JooqBookmarks;
import dev.stoa.adapter.jooq.channel.JooqChannelMessages;
import dev.stoa.adapter.jooq.channel.JooqChannels;
import dev.stoa.adapter.jooq.channel.JooqHandOffs;
import dev.stoa.adapter.jooq.channel.JooqMessageSignals;
import dev.stoa.adapter.jooq.channel.JooqParticipants;
import dev.stoa.adapter.jooq.critique.JooqCritiques;
import dev.stoa.adapter.jooq.critique.JooqPatterns;
import dev.stoa.adapter.jooq.critique.JooqReputations;
import dev.stoa.adapter.jooq.knowledge.JooqKnowledgeEntries;
import dev.stoa.adapter.jooq.memory.JooqLearningStates;
import dev.stoa.adapter.jooq.memory.JooqMemories;
import dev.stoa.adapter.jooq.memory.JooqMemoryArchive;
import dev.stoa.adapter.jooq.memory.JooqMemoryRanking;
import dev.stoa.adapter.jooq.memory.JooqTierTransitions;
import dev.stoa.adapter.jooq.notebook.JooqNotes;
import dev.stoa.adapter.jooq.rating.JooqCalibrations;
import dev.stoa.adapter.jooq.rating.JooqMatches;
import dev.stoa.adapter.jooq.rating.JooqPredictions;
import dev.stoa.adapter.jooq.rating.JooqRatingHistory;
import dev.stoa.adapter.jooq.rating.JooqRatings;
import dev.stoa.adapter.jooq.rating.JooqRelationships;
import dev.stoa.adapter.jooq.resilience.JooqCircuitBreakers;
import dev.stoa.adapter.jooq.search.JooqTextIndex;
import dev.stoa.adapter.jooq.search.JooqVectorIndex;
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
import dev.stoa.domain.storage.Storage;

/** A workspace on either engine: the one set of repositories over an engine's connections. */
public final class JooqStorage implements Storage {

  private final Connections connections;
  private final Broadcast broadcast;
  private final UnitOfWork unitOfWork;
  private final Agents agents;
  private final AgentStatistics agentStatistics;
  private final AgentTasks agentTasks;
  private final AuditLog auditLog;
  private final Checkpoints checkpoints;
  private final Bookmarks bookmarks;
  private final ChannelMessages channelMessages;
  private final Channels channels;
  private final HandOffs handOffs;
  private final MessageSignals messageSignals;
  private final Participants participants;
  private final Spawns spawns;
  private final Notes notes;
  private final KnowledgeEntries knowledgeEntries;
  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory ratingHistory;
  private final Relationships relationships;
  private final Predictions predictions;
  private final Calibrations calibrations;
  private final Critiques critiques;
  private final Patterns patterns;
  private final Reputations reputations;
  private final CircuitBreakers circuitBreakers;
  private final Memories memories;
  private final MemoryRanking memoryRanking;
  private final MemoryArchive memoryArchive;
  private final TierTransitions tierTransitions;
  private final LearningStates learningStates;
  private final TextIndex textIndex;
  private final VectorIndex vectorIndex;

  public JooqStorage(Connections connections, Dialect dialect, Broadcast broadcast) {
    OpenUnit openUnit = new OpenUnit();
    JooqSession session = new JooqSession(openUnit, dialect);
    this.connections = connections;
    this.broadcast = broadcast;
    this.unitOfWork = new JooqUnitOfWork(connections, dialect, openUnit);
    this.agents = new JooqAgents(session);
    this.agentStatistics = new JooqAgentStatistics(session);
    this.agentTasks = new JooqAgentTasks(session);
    this.auditLog = new JooqAuditLog(session);
    this.checkpoints = new JooqCheckpoints(session);
    this.bookmarks = new JooqBookmarks(session);
    this.channelMessages = new JooqChannelMessages(session);
    this.channels = new JooqChannels(session);
    this.handOffs = new JooqHandOffs(session);
    this.messageSignals = new JooqMessageSignals(session, broadcast);
    this.participants = new JooqParticipants(session);
    this.spawns = new JooqSpawns(session);
    this.notes = new JooqNotes(session);
    this.knowledgeEntries = new JooqKnowledgeEntries(session);
    this.matches = new JooqMatches(session);
    this.ratings = new JooqRatings(session);
    this.ratingHistory = new JooqRatingHistory(session);
    this.relationships = new JooqRelationships(session);
    this.predictions = new JooqPredictions(session);
    this.calibrations = new JooqCalibrations(session);
    this.critiques = new JooqCritiques(session);
    this.patterns = new JooqPatterns(session);
    this.reputations = new JooqReputations(session);
    this.circuitBreakers = new JooqCircuitBreakers(session);
    this.memories = new JooqMemories(session);
    this.memoryRanking = new JooqMemoryRanking(session);
    this.memoryArchive = new JooqMemoryArchive(session);
    this.tierTransitions = new JooqTierTransitions(session);
    this.learningStates = new JooqLearningStates(session);
    this.textIndex = new JooqTextIndex(session);
    this.vectorIndex = new JooqVectorIndex(session);
  }

  @Override
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  @Override
  public Agents agents() {
    return agents;
  }

  @Override
  public AgentStatistics agentStatistics() {
    return agentStatistics;
  }

  @Override
  public AgentTasks agentTasks() {
    return agentTasks;
  }

  @Override
  public AuditLog auditLog() {
    return auditLog;
  }

  @Override
  public Checkpoints checkpoints() {
    return checkpoints;
  }

  @Override
  public Bookmarks bookmarks() {
    return bookmarks;
  }

  @Override
  public ChannelMessages channelMessages() {
    return channelMessages;
  }

  @Override
  public Channels channels() {
    return channels;
  }

  @Override
  public HandOffs handOffs() {
    return handOffs;
  }

  @Override
  public MessageSignals messageSignals() {
    return messageSignals;
  }

  @Override
  public Participants participants() {
    return participants;
  }

  @Override
  public Spawns spawns() {
    return spawns;
  }

  @Override
  public Notes notes() {
    return notes;
  }

  @Override
  public KnowledgeEntries knowledgeEntries() {
    return knowledgeEntries;
  }

  @Override
  public Matches matches() {
    return matches;
  }

  @Override
  public Ratings ratings() {
    return ratings;
  }

  @Override
  public RatingHistory ratingHistory() {
    return ratingHistory;
  }

  @Override
  public Relationships relationships() {
    return relationships;
  }

  @Override
  public Predictions predictions() {
    return predictions;
  }

  @Override
  public Calibrations calibrations() {
    return calibrations;
  }

  @Override
  public Critiques critiques() {
    return critiques;
  }

  @Override
  public Patterns patterns() {
    return patterns;
  }

  @Override
  public Reputations reputations() {
    return reputations;
  }

  @Override
  public CircuitBreakers circuitBreakers() {
    return circuitBreakers;
  }

  @Override
  public Memories memories() {
    return memories;
  }

  @Override
  public MemoryRanking memoryRanking() {
    return memoryRanking;
  }

  @Override
  public MemoryArchive memoryArchive() {
    return memoryArchive;
  }

  @Override
  public TierTransitions tierTransitions() {
    return tierTransitions;
  }

  @Override
  public LearningStates learningStates() {
    return learningStates;
  }

  @Override
  public TextIndex textIndex() {
    return textIndex;
  }

  @Override
  public VectorIndex vectorIndex() {
    return vectorIndex;
  }

  @Override
  public void close() {
    broadcast.close();
    connections.close();
  }
}
