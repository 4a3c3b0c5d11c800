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
import dev.stoa.application.contextbackup.BackupWriter;
import dev.stoa.application.contextbackup.ContextBackupOperations;
import dev.stoa.application.contextbackup.ExtractiveBackupWriter;
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
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.embedding.EmbeddingTasks;
import dev.stoa.application.encryption.RekeyOperations;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.application.evolution.CreatedAgentOperations;
import dev.stoa.application.evolution.EpisodeOperations;
import dev.stoa.application.evolution.GenerationOperations;
import dev.stoa.application.evolution.MutationOperations;
import dev.stoa.application.evolution.ProfileOperations;
import dev.stoa.application.evolution.PruningOperations;
import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.application.imports.ImportOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.HealthOperations;
import dev.stoa.application.operations.MaintenanceOperations;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.application.operations.TransferOperations;
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
import dev.stoa.bootstrap.imports.ImportModule;
import dev.stoa.bootstrap.knowledge.KnowledgeModule;
import dev.stoa.bootstrap.lesson.LessonModule;
import dev.stoa.bootstrap.memory.MemoryModule;
import dev.stoa.bootstrap.notebook.NotebookModule;
import dev.stoa.bootstrap.operations.MaintenanceModule;
import dev.stoa.bootstrap.operations.OperationsModule;
import dev.stoa.bootstrap.operations.UpkeepModule;
import dev.stoa.bootstrap.rating.CalibrationModule;
import dev.stoa.bootstrap.rating.RatingModule;
import dev.stoa.bootstrap.resilience.BreakerModule;
import dev.stoa.bootstrap.search.EmbeddingStorage;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.bootstrap.specialist.SpecialistModule;
import dev.stoa.bootstrap.storage.StorageModule;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.operations.KeptBackups;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Joined;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An open workspace with every context wired: what a service embeds.
 *
 * <pre>{@code
 * try (Stoa stoa = Stoa.open("jdbc:sqlite:agents.db")) {
 *   stoa.audit().append(AuditEvent.of("query").session("s1"))
 *       .getOrElseThrow(RefusalException::new);
 * }
 * }</pre>
 *
 * <p>Any number of threads may use it.
 */
public final class Stoa implements Workspace, AutoCloseable {

  private final Storage storage;
  private final InstantSource clock;
  private final IdSource ids;
  private final ContentProtection protection;
  private final BackupWriter backupWriter;
  private final RetentionPolicy retention;
  private final Option<KeptBackups> backups;
  private final Option<EmbeddingSettings> embeddings;
  private final Map<Class<?>, Object> operations = new ConcurrentHashMap<>();
  private final Option<MaintenanceScheduler> scheduler;

  private Stoa(
      Storage storage,
      StorageModule shared,
      ContentProtection protection,
      BackupWriter backupWriter,
      RetentionPolicy retention,
      Option<KeptBackups> backups,
      Option<MaintenanceSchedule> schedule,
      Option<EmbeddingSettings> embeddings) {
    this.clock = shared.clock();
    this.ids = shared.ids();
    this.storage =
        embeddings
            .map(settings -> EmbeddingStorage.of(storage, settings, clock, ids))
            .getOrElse(storage);
    this.protection = protection;
    this.backupWriter = backupWriter;
    this.retention = retention;
    this.backups = backups;
    this.embeddings = embeddings;
    this.scheduler = schedule.map(when -> new MaintenanceScheduler(when, this::maintenance));
  }

  /** Opens the workspace of this url with every default; its schema is brought up to date. */
  public static Stoa open(String url) {
    return open(StorageConfig.of(url));
  }

  /** Opens a workspace as configured. */
  public static Stoa open(StorageConfig config) {
    return open(StoaConfig.of(config));
  }

  /** Opens a workspace as configured, for example with encryption. */
  public static Stoa open(StoaConfig config) {
    return over(Storages.open(config.storage()), config);
  }

  /** Opens a workspace that is there, as configured; if there is none, none is made. */
  public static Option<Stoa> openExisting(StorageConfig config) {
    return openExisting(StoaConfig.of(config));
  }

  /** As above, for example with encryption. */
  public static Option<Stoa> openExisting(StoaConfig config) {
    return Storages.openExisting(config.storage()).map(storage -> over(storage, config));
  }

  /** Wires a store that is open already, such as one in memory; closing this closes it. */
  public static Stoa over(Storage storage, InstantSource clock) {
    return new Stoa(
        storage,
        new StorageModule(storage, clock),
        ContentProtection.NONE,
        new ExtractiveBackupWriter(),
        RetentionPolicy.DOCUMENTED,
        Option.none(),
        Option.none(),
        Option.none());
  }

  private static Stoa over(Storage storage, StoaConfig config) {
    return new Stoa(
        storage,
        new StorageModule(storage, config.storage().clock()),
        config.protection(),
        config.backupWriter(),
        config.retention(),
        config.backups(),
        config.schedule(),
        config.embeddings());
  }

  /** The operations of a store for a container, which neither schedules nor closes anything. */
  static Workspace within(
      Storage storage,
      InstantSource clock,
      ContentProtection protection,
      BackupWriter backupWriter,
      RetentionPolicy retention,
      Option<KeptBackups> backups) {
    return new Stoa(
        storage,
        new StorageModule(storage, clock),
        protection,
        backupWriter,
        retention,
        backups,
        Option.none(),
        Option.none());
  }

  /**
   * Does the work, which may call operations of any contexts, in one unit of work.
   *
   * <p>A right commits all of it. On a left and on any exception nothing remains. An operation that
   * refuses undoes only its own changes: whoever handles the refusal may go on and answer a right.
   * The work may run more than once if the engine asks for a retry, and what it calls on other
   * threads takes no part.
   */
  public <L, R> Either<L, R> atomically(Function<? super Workspace, Either<L, R>> work) {
    return storage.unitOfWork().write(() -> work.apply(this));
  }

  /**
   * As {@link #atomically}, in the transaction that is open on a connection of the caller.
   *
   * <p>The connection must lead to the database of this workspace. The caller alone commits, rolls
   * back and closes, so its own changes and the workspace's are kept or lost together. On a left
   * and on any exception only what the work wrote is undone. Nothing is retried: a conflict is a
   * {@code StorageException} that {@code isRetryable()}.
   *
   * @return the outcome, to be told with {@code committed()} once the transaction is
   */
  public <L, R> Joined<Either<L, R>> joining(
      Connection connection, Function<? super Workspace, Either<L, R>> work) {
    if (storage instanceof JdbcStorage joinable) {
      return joinable.joining(connection, () -> work.apply(this));
    }
    throw new IllegalStateException("this store has no JDBC transactions to join");
  }

  /** Export, import and copy of the whole content; only a workspace in a database has them. */
  public TransferOperations transfer() {
    if (storage instanceof JdbcStorage database) {
      return made(
          TransferOperations.class,
          () -> new OperationsModule(protection).transfer(database, clock));
    }
    throw new IllegalStateException("this store has no tables to export or to copy");
  }

  /** Import from other systems; only a workspace in a database has it. */
  public ImportOperations imports() {
    if (storage instanceof JdbcStorage database) {
      return made(
          ImportOperations.class, () -> new ImportModule(protection).imports(database, clock, ids));
    }
    throw new IllegalStateException("this store has no tables to import into");
  }

  @Override
  public MaintenanceOperations maintenance() {
    return made(
        MaintenanceOperations.class,
        () -> new MaintenanceModule(retention).maintenance(storage, this, clock, ids));
  }

  @Override
  public ErasureOperations erasure() {
    return made(
        ErasureOperations.class,
        () -> new UpkeepModule(backups).erasure(storage, this, clock, ids));
  }

  @Override
  public HealthOperations health() {
    return made(
        HealthOperations.class, () -> new UpkeepModule(backups).health(storage, this, clock));
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
        () -> new SearchModule(protection, embeddings).embeddings(storage));
  }

  /**
   * What handles the tasks of a workspace whose texts are embedded by tasks: {@code
   * stoa.tasks().run(worker, stoa.embeddingTasks())}.
   */
  public EmbeddingTasks embeddingTasks() {
    EmbeddingSettings settings =
        embeddings
            .filter(chosen -> chosen.agent().isDefined())
            .getOrElseThrow(
                () ->
                    new IllegalStateException(
                        "texts of this workspace are not embedded by tasks: use queuedFor"));
    return new EmbeddingTasks(storage, settings.model(), settings.agent().get(), clock, ids);
  }

  @Override
  public RekeyOperations encryption() {
    return made(
        RekeyOperations.class,
        () -> new EncryptionModule(protection).encryption(storage, clock, ids));
  }

  private ContextBackupModule contextBackup() {
    return new ContextBackupModule(protection, backupWriter);
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
        SearchOperations.class, () -> new SearchModule(protection, embeddings).search(storage));
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

  /**
   * By hand rather than by a container: starting one costs more than most commands do, and each
   * context is made when it is first asked for.
   */
  private <T> T made(Class<T> type, Supplier<T> wiring) {
    return type.cast(operations.computeIfAbsent(type, missing -> wiring.get()));
  }

  /** Ends maintenance and task runners, waits for open units of work, then closes the workspace. */
  @Override
  public void close() {
    scheduler.forEach(MaintenanceScheduler::close);
    if (operations.get(AgentTaskOperations.class) instanceof AgentTaskOperations tasks) {
      tasks.closeRunners();
    }
    storage.close();
  }
}
