package dev.stoa.bootstrap;

import dev.stoa.application.Workspace;
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
import dev.stoa.application.conversation.ContentProtection;
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
import dev.stoa.bootstrap.agent.AgentModule;
import dev.stoa.bootstrap.agent.AgentTaskModule;
import dev.stoa.bootstrap.audit.AuditModule;
import dev.stoa.bootstrap.channel.ChannelModule;
import dev.stoa.bootstrap.consensus.ConsensusModule;
import dev.stoa.bootstrap.contextbackup.ContextBackupModule;
import dev.stoa.bootstrap.conversation.ConversationModule;
import dev.stoa.bootstrap.correction.CorrectionModule;
import dev.stoa.bootstrap.critique.CritiqueModule;
import dev.stoa.bootstrap.debate.DebateModule;
import dev.stoa.bootstrap.encryption.EncryptionModule;
import dev.stoa.bootstrap.evidence.EvidenceModule;
import dev.stoa.bootstrap.evolution.EvolutionModule;
import dev.stoa.bootstrap.knowledge.KnowledgeModule;
import dev.stoa.bootstrap.lesson.LessonModule;
import dev.stoa.bootstrap.memory.MemoryModule;
import dev.stoa.bootstrap.notebook.NotebookModule;
import dev.stoa.bootstrap.operations.MaintenanceModule;
import dev.stoa.bootstrap.operations.UpkeepModule;
import dev.stoa.bootstrap.rating.CalibrationModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.specialist.SpecialistModule;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The operations of every context over one store.
 *
 * <p>They are wired by hand rather than by a container: starting one costs more than most commands
 * do, and each context is made when it is first asked for.
 */
class WiredWorkspace implements Workspace {

  private final Wiring wiring;
  private final Storage storage;
  private final InstantSource clock;
  private final IdSource ids;
  private final ContentProtection protection;
  private final Map<Class<?>, Object> operations = new ConcurrentHashMap<>();

  WiredWorkspace(Wiring wiring) {
    this.wiring = wiring;
    this.storage = wiring.storage();
    this.clock = wiring.clock();
    this.ids = wiring.ids();
    this.protection = wiring.protection();
  }

  final Wiring wiring() {
    return wiring;
  }

  @Override
  public MaintenanceOperations maintenance() {
    return made(
        MaintenanceOperations.class,
        () -> new MaintenanceModule(wiring.retention()).maintenance(storage, this, clock, ids));
  }

  @Override
  public ErasureOperations erasure() {
    return made(
        ErasureOperations.class,
        () -> new UpkeepModule(wiring.backups()).erasure(storage, this, clock, ids));
  }

  @Override
  public HealthOperations health() {
    return made(
        HealthOperations.class,
        () -> new UpkeepModule(wiring.backups()).health(storage, this, clock));
  }

  @Override
  public AgentOperations agents() {
    return made(AgentOperations.class, () -> new AgentModule().agents(storage, clock, ids));
  }

  @Override
  public AuditOperations audit() {
    return made(AuditOperations.class, () -> new AuditModule().audit(storage, clock, ids));
  }

  @Override
  public BreakerOperations breakers() {
    return made(
        BreakerOperations.class, () -> new BreakerModule(protection).breakers(storage, clock, ids));
  }

  @Override
  public RequestOperations requests() {
    return made(
        RequestOperations.class, () -> new BreakerModule(protection).requests(storage, clock));
  }

  @Override
  public CalibrationOperations calibration() {
    return made(
        CalibrationOperations.class,
        () -> new CalibrationModule().calibration(storage, clock, ids));
  }

  @Override
  public ChannelOperations channels() {
    return made(ChannelOperations.class, () -> new ChannelModule().channels(storage, clock, ids));
  }

  @Override
  public ConsensusOperations consensus() {
    return made(
        ConsensusOperations.class, () -> new ConsensusModule().consensus(storage, clock, ids));
  }

  @Override
  public MinorityOperations minority() {
    return made(
        MinorityOperations.class, () -> new ConsensusModule().minority(storage, clock, ids));
  }

  @Override
  public ProofOperations proofs() {
    return made(ProofOperations.class, () -> new ConsensusModule().proofs(storage, clock, ids));
  }

  @Override
  public ConversationOperations conversations() {
    return made(
        ConversationOperations.class, () -> conversation().conversations(storage, clock, ids));
  }

  @Override
  public MessageOperations messages() {
    return made(MessageOperations.class, () -> conversation().messages(storage, clock, ids));
  }

  @Override
  public MessageSearchOperations messageSearch() {
    return made(MessageSearchOperations.class, () -> conversation().messageSearch(storage));
  }

  @Override
  public ProjectOperations projects() {
    return made(ProjectOperations.class, () -> conversation().projects(storage, clock, ids));
  }

  private ConversationModule conversation() {
    return new ConversationModule(protection);
  }

  @Override
  public BackupCoverageOperations backupCoverage() {
    return made(
        BackupCoverageOperations.class, () -> contextBackup().backupCoverage(storage, clock, ids));
  }

  @Override
  public ContextBackupOperations contextBackups() {
    return made(
        ContextBackupOperations.class, () -> contextBackup().contextBackups(storage, clock, ids));
  }

  @Override
  public EmbeddingOperations embeddings() {
    return made(
        EmbeddingOperations.class,
        () -> new SearchModule(protection, wiring.embeddings()).embeddings(storage));
  }

  @Override
  public RekeyOperations encryption() {
    return made(
        RekeyOperations.class,
        () -> new EncryptionModule(protection).encryption(storage, clock, ids));
  }

  private ContextBackupModule contextBackup() {
    return new ContextBackupModule(protection, wiring.backupWriter());
  }

  @Override
  public CorrectionOperations corrections() {
    return made(
        CorrectionOperations.class, () -> new CorrectionModule().corrections(storage, clock, ids));
  }

  @Override
  public CritiqueOperations critiques() {
    return made(
        CritiqueOperations.class, () -> new CritiqueModule().critiques(storage, clock, ids));
  }

  @Override
  public DebateOperations debates() {
    return made(DebateOperations.class, () -> new DebateModule().debates(storage, clock, ids));
  }

  @Override
  public CodeVersionOperations codeVersions() {
    return made(
        CodeVersionOperations.class, () -> new DebateModule().codeVersions(storage, clock, ids));
  }

  @Override
  public GateOperations gates() {
    return made(GateOperations.class, () -> new DebateModule().gates(storage, clock, ids));
  }

  @Override
  public EvidenceOperations evidence() {
    return made(EvidenceOperations.class, () -> new EvidenceModule().evidence(storage, clock, ids));
  }

  @Override
  public CreatedAgentOperations createdAgents() {
    return made(
        CreatedAgentOperations.class,
        () -> new EvolutionModule().createdAgents(storage, clock, ids));
  }

  @Override
  public EpisodeOperations episodes() {
    return made(EpisodeOperations.class, () -> new EvolutionModule().episodes(storage, clock, ids));
  }

  @Override
  public GenerationOperations generations() {
    return made(
        GenerationOperations.class, () -> new EvolutionModule().generations(storage, clock, ids));
  }

  @Override
  public MutationOperations mutations() {
    return made(
        MutationOperations.class, () -> new EvolutionModule().mutations(storage, clock, ids));
  }

  @Override
  public ProfileOperations profiles() {
    return made(ProfileOperations.class, () -> new EvolutionModule().profiles(storage, clock, ids));
  }

  @Override
  public PruningOperations pruning() {
    return made(PruningOperations.class, () -> new EvolutionModule().pruning(storage, clock, ids));
  }

  @Override
  public StrategyOperations strategies() {
    return made(
        StrategyOperations.class, () -> new EvolutionModule().strategies(storage, clock, ids));
  }

  @Override
  public HandOffOperations handOffs() {
    return made(HandOffOperations.class, () -> new ChannelModule().handOffs(storage, clock, ids));
  }

  @Override
  public KnowledgeOperations knowledge() {
    return made(
        KnowledgeOperations.class, () -> new KnowledgeModule().knowledge(storage, clock, ids));
  }

  @Override
  public LessonOperations lessons() {
    return made(LessonOperations.class, () -> new LessonModule().lessons(storage, clock, ids));
  }

  @Override
  public MemoryOperations memory() {
    return made(MemoryOperations.class, () -> new MemoryModule().memory(storage, clock, ids));
  }

  @Override
  public NotebookOperations notebook() {
    return made(NotebookOperations.class, () -> new NotebookModule().notebook(storage, clock, ids));
  }

  @Override
  public RatingOperations ratings() {
    return made(RatingOperations.class, () -> new RatingModule().ratings(storage, clock, ids));
  }

  @Override
  public QueryOperations queries() {
    return made(
        QueryOperations.class, () -> new SpecialistModule(protection).queries(storage, clock, ids));
  }

  @Override
  public RunOperations runs() {
    return made(
        RunOperations.class, () -> new SpecialistModule(protection).runs(storage, clock, ids));
  }

  @Override
  public SearchOperations search() {
    return made(
        SearchOperations.class,
        () -> new SearchModule(protection, wiring.embeddings()).search(storage));
  }

  @Override
  public SpecialistOperations specialists() {
    return made(
        SpecialistOperations.class,
        () -> new SpecialistModule(protection).specialists(storage, clock, ids));
  }

  @Override
  public AgentTaskOperations tasks() {
    return made(AgentTaskOperations.class, () -> new AgentTaskModule().tasks(storage, clock, ids));
  }

  /** The one object of this type, made by the wiring if there is none yet. */
  final <T> T made(Class<T> type, Supplier<T> wiring) {
    Object known = operations.get(type);
    if (known != null) {
      return type.cast(known);
    }
    // Not in computeIfAbsent: making one initialises classes. Of two that are made, the first
    // stays.
    T made = wiring.get();
    Object first = operations.putIfAbsent(type, made);
    return first != null ? type.cast(first) : made;
  }

  /** Ends the runners of tasks, if any were started. */
  final void endRunners() {
    if (operations.get(AgentTaskOperations.class) instanceof AgentTaskOperations tasks) {
      tasks.closeRunners();
    }
  }
}
