package dev.stoa.testkit.storage;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.operations.ErasureCertificates;
import dev.stoa.domain.operations.MaintenanceRuns;
import dev.stoa.domain.resilience.AnsweredRequests;
import dev.stoa.domain.resilience.CircuitBreakers;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.agent.InMemoryAgentStorage;
import dev.stoa.testkit.audit.InMemoryAuditStorage;
import dev.stoa.testkit.channel.InMemoryChannelStorage;
import dev.stoa.testkit.consensus.InMemoryConsensusStorage;
import dev.stoa.testkit.contextbackup.InMemoryContextBackupStorage;
import dev.stoa.testkit.conversation.InMemoryConversationStorage;
import dev.stoa.testkit.correction.InMemoryCorrectionStorage;
import dev.stoa.testkit.critique.InMemoryCritiqueStorage;
import dev.stoa.testkit.debate.InMemoryDebateStorage;
import dev.stoa.testkit.evidence.InMemoryEvidenceStorage;
import dev.stoa.testkit.evolution.InMemoryEvolutionStorage;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import dev.stoa.testkit.knowledge.InMemoryKnowledgeEntries;
import dev.stoa.testkit.lesson.InMemoryLessonStorage;
import dev.stoa.testkit.memory.InMemoryMemoryStorage;
import dev.stoa.testkit.notebook.InMemoryNotes;
import dev.stoa.testkit.operations.InMemoryErasureCertificates;
import dev.stoa.testkit.operations.InMemoryMaintenanceRuns;
import dev.stoa.testkit.rating.InMemoryRatingStorage;
import dev.stoa.testkit.resilience.InMemoryAnsweredRequests;
import dev.stoa.testkit.resilience.InMemoryCircuitBreakers;
import dev.stoa.testkit.search.InMemorySearchStorage;
import dev.stoa.testkit.specialist.InMemorySpecialistStorage;

/** A workspace that is gone when the process ends; it passes the contracts the engines pass. */
public final class InMemoryStorage
    implements Storage,
        InMemoryAgentStorage,
        InMemoryAuditStorage,
        InMemoryChannelStorage,
        InMemoryConsensusStorage,
        InMemoryContextBackupStorage,
        InMemoryConversationStorage,
        InMemoryCorrectionStorage,
        InMemoryCritiqueStorage,
        InMemoryDebateStorage,
        InMemoryEvidenceStorage,
        InMemoryEvolutionStorage,
        InMemoryLessonStorage,
        InMemoryMemoryStorage,
        InMemoryRatingStorage,
        InMemorySearchStorage,
        InMemorySpecialistStorage {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final InMemoryAgentStorage.Fakes agents =
      new InMemoryAgentStorage.Fakes(unitOfWork, this::isThere);
  private final InMemoryAuditStorage.Fakes audit = new InMemoryAuditStorage.Fakes(unitOfWork);
  private final InMemoryChannelStorage.Fakes channels =
      new InMemoryChannelStorage.Fakes(unitOfWork, agents.agents());
  private final InMemoryCritiqueStorage.Fakes critiques =
      new InMemoryCritiqueStorage.Fakes(unitOfWork);
  private final InMemoryMemoryStorage.Fakes memory = new InMemoryMemoryStorage.Fakes(unitOfWork);
  private final InMemoryRatingStorage.Fakes ratings = new InMemoryRatingStorage.Fakes(unitOfWork);
  private final InMemorySearchStorage.Fakes search = new InMemorySearchStorage.Fakes(unitOfWork);
  private final InMemoryDebateStorage.Fakes debates =
      new InMemoryDebateStorage.Fakes(unitOfWork, search.textIndex());
  private final InMemoryConsensusStorage.Fakes consensus =
      new InMemoryConsensusStorage.Fakes(unitOfWork);
  private final InMemoryCorrectionStorage.Fakes corrections =
      new InMemoryCorrectionStorage.Fakes(unitOfWork, this::isThere, search.textIndex());
  private final InMemorySpecialistStorage.Fakes specialists =
      new InMemorySpecialistStorage.Fakes(unitOfWork, this::isConversation);
  private final InMemoryConversationStorage.Fakes conversations =
      new InMemoryConversationStorage.Fakes(
          unitOfWork, search.textIndex(), this::conversationRemoved);
  private final InMemoryContextBackupStorage.Fakes contextBackups =
      new InMemoryContextBackupStorage.Fakes(unitOfWork, conversations.conversations()::find);
  private final InMemoryLessonStorage.Fakes lessons =
      new InMemoryLessonStorage.Fakes(unitOfWork, search.textIndex());
  private final InMemoryEvidenceStorage.Fakes evidence =
      new InMemoryEvidenceStorage.Fakes(unitOfWork, search.textIndex());
  private final InMemoryEvolutionStorage.Fakes evolution =
      new InMemoryEvolutionStorage.Fakes(unitOfWork);
  private final CircuitBreakers circuitBreakers = new InMemoryCircuitBreakers(unitOfWork);
  private final AnsweredRequests answeredRequests = new InMemoryAnsweredRequests(unitOfWork);
  private final MaintenanceRuns maintenanceRuns = new InMemoryMaintenanceRuns(unitOfWork);
  private final ErasureCertificates erasureCertificates =
      new InMemoryErasureCertificates(unitOfWork);
  private final InMemoryNotes notes =
      new InMemoryNotes(unitOfWork, this::isThere, this::isThere, search.textIndex());
  private final InMemoryKnowledgeEntries knowledgeEntries =
      new InMemoryKnowledgeEntries(unitOfWork, this::isThere, search.textIndex());

  /** An empty workspace. */
  public InMemoryStorage() {
    channels.cells().indexedIn(search.textIndex());
    agents().owning(notes);
    agents().owning(knowledgeEntries);
    agentStatistics().counting("memories", notes::tally);
    agentStatistics().counting("topics", notes::topics);
    agentStatistics().counting("knowledge", knowledgeEntries::tally);
    agentStatistics().counting("disciplines", knowledgeEntries::domains);
    agentStatistics().counting("channels", channels.cells()::channelTally);
    agentStatistics().counting("channel_messages", channels.cells()::messageTally);
  }

  @Override
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  @Override
  public InMemoryAgentStorage.Fakes agentFakes() {
    return agents;
  }

  @Override
  public InMemoryAuditStorage.Fakes auditFakes() {
    return audit;
  }

  @Override
  public InMemoryChannelStorage.Fakes channelFakes() {
    return channels;
  }

  @Override
  public InMemoryContextBackupStorage.Fakes contextBackupFakes() {
    return contextBackups;
  }

  @Override
  public InMemoryConversationStorage.Fakes conversationFakes() {
    return conversations;
  }

  @Override
  public InMemoryCorrectionStorage.Fakes correctionFakes() {
    return corrections;
  }

  @Override
  public InMemoryCritiqueStorage.Fakes critiqueFakes() {
    return critiques;
  }

  @Override
  public InMemoryDebateStorage.Fakes debateFakes() {
    return debates;
  }

  @Override
  public InMemoryConsensusStorage.Fakes consensusFakes() {
    return consensus;
  }

  @Override
  public InMemoryEvidenceStorage.Fakes evidenceFakes() {
    return evidence;
  }

  @Override
  public InMemoryEvolutionStorage.Fakes evolutionFakes() {
    return evolution;
  }

  @Override
  public InMemoryLessonStorage.Fakes lessonFakes() {
    return lessons;
  }

  @Override
  public InMemoryMemoryStorage.Fakes memoryFakes() {
    return memory;
  }

  @Override
  public InMemoryRatingStorage.Fakes ratingFakes() {
    return ratings;
  }

  @Override
  public InMemorySearchStorage.Fakes searchFakes() {
    return search;
  }

  @Override
  public InMemorySpecialistStorage.Fakes specialistFakes() {
    return specialists;
  }

  @Override
  public CircuitBreakers circuitBreakers() {
    return circuitBreakers;
  }

  @Override
  public AnsweredRequests answeredRequests() {
    return answeredRequests;
  }

  @Override
  public MaintenanceRuns maintenanceRuns() {
    return maintenanceRuns;
  }

  @Override
  public ErasureCertificates erasureCertificates() {
    return erasureCertificates;
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
  public boolean compact() {
    return true;
  }

  @Override
  public void close() {
    unitOfWork.close();
  }

  /** What belongs to a conversation goes with it. */
  private void conversationRemoved(ConversationId conversation) {
    contextBackups.remove(conversation);
  }

  private boolean isThere(AgentId agent) {
    return agents().find(agent).isDefined();
  }

  private boolean isThere(ChannelId channel) {
    return channels().find(channel).isDefined();
  }

  private boolean isThere(CorrectionScope scope) {
    return scope.projectId().forAll(id -> projects().find(id).isDefined())
        && scope.conversationId().forAll(this::isConversation);
  }

  private boolean isConversation(ConversationId id) {
    return conversations().find(id).isDefined();
  }
}
