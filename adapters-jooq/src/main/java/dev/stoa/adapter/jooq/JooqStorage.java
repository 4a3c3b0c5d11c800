package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.agent.JooqAgentStorage;
import dev.stoa.adapter.jooq.audit.JooqAuditStorage;
import dev.stoa.adapter.jooq.channel.JooqChannelStorage;
import dev.stoa.adapter.jooq.consensus.JooqConsensusStorage;
import dev.stoa.adapter.jooq.contextbackup.JooqContextBackupStorage;
import dev.stoa.adapter.jooq.conversation.JooqConversationStorage;
import dev.stoa.adapter.jooq.correction.JooqCorrectionStorage;
import dev.stoa.adapter.jooq.critique.JooqCritiqueStorage;
import dev.stoa.adapter.jooq.debate.JooqDebateStorage;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.QuietLibraries;
import dev.stoa.adapter.jooq.evidence.JooqEvidenceStorage;
import dev.stoa.adapter.jooq.evolution.JooqEvolutionStorage;
import dev.stoa.adapter.jooq.files.JooqFileStorage;
import dev.stoa.adapter.jooq.graph.JooqGraphStorage;
import dev.stoa.adapter.jooq.imports.JooqImportStorage;
import dev.stoa.adapter.jooq.knowledge.JooqKnowledgeStorage;
import dev.stoa.adapter.jooq.learning.JooqLearningStorage;
import dev.stoa.adapter.jooq.lesson.JooqLessonStorage;
import dev.stoa.adapter.jooq.memory.JooqMemoryStorage;
import dev.stoa.adapter.jooq.notebook.JooqNotebookStorage;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.JooqOperationsStorage;
import dev.stoa.adapter.jooq.operations.TableLoader;
import dev.stoa.adapter.jooq.rating.JooqRatingStorage;
import dev.stoa.adapter.jooq.resilience.JooqResilienceStorage;
import dev.stoa.adapter.jooq.search.JooqSearchStorage;
import dev.stoa.adapter.jooq.search.VectorMemory;
import dev.stoa.adapter.jooq.specialist.JooqSpecialistStorage;
import dev.stoa.adapter.jooq.trust.JooqTrustStorage;
import dev.stoa.adapter.jooq.unit.Broadcast;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.Units;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.StoreCare;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Joined;
import dev.stoa.storage.Observation;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.ThreadTransactions;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.sql.Connection;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A workspace on any engine: one set of repositories over the engine's connections.
 *
 * <p>Repositories are created on first use.
 */
final class JooqStorage
    implements JdbcStorage,
        JooqAgentStorage,
        JooqAuditStorage,
        JooqChannelStorage,
        JooqConsensusStorage,
        JooqContextBackupStorage,
        JooqConversationStorage,
        JooqCorrectionStorage,
        JooqCritiqueStorage,
        JooqDebateStorage,
        JooqEvidenceStorage,
        JooqEvolutionStorage,
        JooqImportStorage,
        JooqKnowledgeStorage,
        JooqLearningStorage,
        JooqGraphStorage,
        JooqLessonStorage,
        JooqMemoryStorage,
        JooqNotebookStorage,
        JooqFileStorage,
        JooqOperationsStorage,
        JooqRatingStorage,
        JooqResilienceStorage,
        JooqSearchStorage,
        JooqSpecialistStorage,
        JooqTrustStorage {

  private final Connections connections;
  private final Engine engine;
  private final Broadcast broadcast;
  private final VectorMemory vectorMemory;
  private final int segmentTexts;
  private final Observation observation;
  private final ThreadTransactions transactions;
  private final Units units;
  private final Runnable closing;
  private final Map<Class<?>, Object> repositories = new ConcurrentHashMap<>();

  JooqStorage(Connections connections, Engine engine, Broadcast broadcast, StorageConfig config) {
    QuietLibraries.loadJooq();
    this.connections = connections;
    this.engine = engine;
    this.broadcast = broadcast;
    this.vectorMemory = VectorMemory.of(config);
    this.segmentTexts = config.segmentTexts();
    this.observation = config.observation();
    this.transactions = config.place().transactions();
    this.units = new Units(connections, engine, config.clock(), observation, transactions);
    this.closing =
        () -> {
          broadcast.close();
          connections.close();
        };
  }

  /** The same as it was; the connections stay those of the present. */
  private JooqStorage(JooqStorage now, Instant at) {
    this.connections = now.connections;
    this.engine = now.engine;
    this.broadcast = now.broadcast;
    this.vectorMemory = now.vectorMemory;
    this.segmentTexts = now.segmentTexts;
    this.observation = now.observation;
    this.transactions = now.transactions;
    this.units = Units.asOf(at, connections, engine, observation, transactions);
    this.closing = () -> {};
  }

  @Override
  public JdbcStorage asOf(Instant at) {
    return new JooqStorage(this, at);
  }

  @Override
  public <L, R> Joined<Either<L, R>> joining(Connection connection, Supplier<Either<L, R>> work) {
    return units.joining(connection, work);
  }

  @Override
  public UnitOfWork unitOfWork() {
    return units.unitOfWork();
  }

  @Override
  public <T> T repository(Class<T> type, Function<JooqSession, T> make) {
    Object known = repositories.get(type);
    // Not computeIfAbsent: making one initialises classes, and the map would stay locked meanwhile.
    return type.cast(known != null ? known : kept(type, make.apply(units.session())));
  }

  private Object kept(Class<?> type, Object made) {
    Object first = repositories.putIfAbsent(type, made);
    return first != null ? first : made;
  }

  @Override
  public Seq<SearchDocument> formerDocuments(SearchSource source) {
    return repository(FormerDocuments.class, FormerDocuments::new).of(source);
  }

  @Override
  public VectorMemory vectorMemory() {
    return vectorMemory;
  }

  @Override
  public int segmentTexts() {
    return segmentTexts;
  }

  @Override
  public TableLoader tableLoader(JooqSession session) {
    return engine.tableLoader(session);
  }

  @Override
  public void overwriteDeleted(JooqSession session) {
    engine.overwriteDeleted(session);
  }

  @Override
  public Broadcast broadcast() {
    return broadcast;
  }

  @Override
  public Seq<ContextTables> declaredTables() {
    return DeclaredTables.ALL;
  }

  @Override
  public StoreCare storeCare() {
    return units.care();
  }

  @Override
  public boolean compact() {
    return units.care().compact();
  }

  @Override
  public void close() {
    try (units) {
      closing.run();
    }
  }
}
