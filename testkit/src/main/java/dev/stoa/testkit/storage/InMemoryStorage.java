package dev.stoa.testkit.storage;

import dev.stoa.domain.agent.AgentStatistics;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.agent.Tally;
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
import dev.stoa.testkit.agent.InMemoryAgentStatistics;
import dev.stoa.testkit.agent.InMemoryAgentTasks;
import dev.stoa.testkit.agent.InMemoryAgents;
import dev.stoa.testkit.agent.InMemorySpawns;
import dev.stoa.testkit.audit.InMemoryAuditLog;
import dev.stoa.testkit.audit.InMemoryCheckpoints;
import dev.stoa.testkit.channel.ChannelCells;
import dev.stoa.testkit.channel.InMemoryBookmarks;
import dev.stoa.testkit.channel.InMemoryChannelMessages;
import dev.stoa.testkit.channel.InMemoryChannels;
import dev.stoa.testkit.channel.InMemoryHandOffs;
import dev.stoa.testkit.channel.InMemoryMessageSignals;
import dev.stoa.testkit.channel.InMemoryParticipants;
import dev.stoa.testkit.critique.InMemoryCritiques;
import dev.stoa.testkit.critique.InMemoryPatterns;
import dev.stoa.testkit.critique.InMemoryReputations;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import dev.stoa.testkit.knowledge.InMemoryKnowledgeEntries;
import dev.stoa.testkit.memory.InMemoryLearningStates;
import dev.stoa.testkit.memory.InMemoryMemories;
import dev.stoa.testkit.memory.InMemoryMemoryArchive;
import dev.stoa.testkit.memory.InMemoryMemoryRanking;
import dev.stoa.testkit.memory.InMemoryTierTransitions;
import dev.stoa.testkit.notebook.InMemoryNotes;
import dev.stoa.testkit.rating.InMemoryCalibrations;
import dev.stoa.testkit.rating.InMemoryMatches;
import dev.stoa.testkit.rating.InMemoryPredictions;
import dev.stoa.testkit.rating.InMemoryRatingHistory;
import dev.stoa.testkit.rating.InMemoryRatings;
import dev.stoa.testkit.rating.InMemoryRelationships;
import dev.stoa.testkit.resilience.InMemoryCircuitBreakers;
import dev.stoa.testkit.search.InMemoryTextIndex;
import dev.stoa.testkit.search.InMemoryVectorIndex;

/** A workspace that is gone when the process ends; it passes the contracts the engines pass. */
public final class InMemoryStorage implements Storage {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final InMemoryAgents agents = new InMemoryAgents(unitOfWork);
  private final InMemorySpawns spawns = new InMemorySpawns(unitOfWork, agents);
  private final InMemoryAgentStatistics agentStatistics =
      new InMemoryAgentStatistics(agents, spawns);
  private final AuditLog auditLog = new InMemoryAuditLog(unitOfWork);
  private final Checkpoints checkpoints = new InMemoryCheckpoints(unitOfWork);
  private final Critiques critiques = new InMemoryCritiques(unitOfWork);
  private final Patterns patterns = new InMemoryPatterns(unitOfWork);
  private final Reputations reputations = new InMemoryReputations(unitOfWork);
  private final CircuitBreakers circuitBreakers = new InMemoryCircuitBreakers(unitOfWork);
  private final Predictions predictions = new InMemoryPredictions(unitOfWork);
  private final Calibrations calibrations = new InMemoryCalibrations(unitOfWork);
  private final Matches matches = new InMemoryMatches(unitOfWork);
  private final Ratings ratings = new InMemoryRatings(unitOfWork);
  private final RatingHistory ratingHistory = new InMemoryRatingHistory(unitOfWork);
  private final Relationships relationships = new InMemoryRelationships(unitOfWork);
  private final ChannelCells channelCells = new ChannelCells(unitOfWork, agents);
  private final Participants participants = new InMemoryParticipants(agents);
  private final Bookmarks bookmarks = new InMemoryBookmarks(channelCells);
  private final ChannelMessages channelMessages = new InMemoryChannelMessages(channelCells);
  private final Channels channels = new InMemoryChannels(channelCells);
  private final InMemoryAgentTasks agentTasks =
      new InMemoryAgentTasks(
          unitOfWork,
          agent -> agents.find(agent).isDefined(),
          channel -> channels.find(channel).isDefined());
  private final HandOffs handOffs = new InMemoryHandOffs(channelCells);
  private final InMemoryMemories memories = new InMemoryMemories(unitOfWork);
  private final MemoryRanking memoryRanking = new InMemoryMemoryRanking(memories);
  private final MemoryArchive memoryArchive = new InMemoryMemoryArchive(unitOfWork);
  private final TierTransitions tierTransitions = new InMemoryTierTransitions(unitOfWork);
  private final LearningStates learningStates = new InMemoryLearningStates(unitOfWork);
  private final MessageSignals messageSignals = new InMemoryMessageSignals(unitOfWork);
  private final TextIndex textIndex = new InMemoryTextIndex(unitOfWork);
  private final VectorIndex vectorIndex = new InMemoryVectorIndex(unitOfWork);
  private final InMemoryNotes notes =
      new InMemoryNotes(
          unitOfWork,
          agent -> agents.find(agent).isDefined(),
          channel -> channels.find(channel).isDefined(),
          textIndex);
  private final InMemoryKnowledgeEntries knowledgeEntries =
      new InMemoryKnowledgeEntries(unitOfWork, agent -> agents.find(agent).isDefined(), textIndex);

  public InMemoryStorage() {
    agents.owning(agentTasks);
    agents.owning(notes);
    agents.owning(knowledgeEntries);
    agentStatistics.counting(
        "tasks", () -> new Tally(agentTasks.counts().values().sum().longValue(), 0));
    agentStatistics.counting("memories", notes::tally);
    agentStatistics.counting("topics", notes::topics);
    agentStatistics.counting("knowledge", knowledgeEntries::tally);
    agentStatistics.counting("disciplines", knowledgeEntries::domains);
    agentStatistics.counting("channels", channelCells::channelTally);
    agentStatistics.counting("channel_messages", channelCells::messageTally);
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
    unitOfWork.close();
  }
}
