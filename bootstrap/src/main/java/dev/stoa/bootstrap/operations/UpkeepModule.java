package dev.stoa.bootstrap.operations;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
import dev.stoa.application.operations.AuditCheck;
import dev.stoa.application.operations.BackupCheck;
import dev.stoa.application.operations.EngineCheck;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.HealthCheck;
import dev.stoa.application.operations.HealthOperations;
import dev.stoa.application.operations.IndexCheck;
import dev.stoa.application.operations.MemoryCheck;
import dev.stoa.application.operations.UpkeepCheck;
import dev.stoa.bootstrap.agent.AgentModule;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.KeptBackups;
import dev.stoa.domain.operations.MemoryQuality;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Needs: Storage, Workspace, InstantSource, IdSource. Provides: ErasureOperations,
 * HealthOperations.
 */
public final class UpkeepModule extends AbstractModule {

  private static final double HALF_LIVES = 2;

  private final Option<KeptBackups> backups;

  /** With the backups, if it is known where they are. */
  public UpkeepModule(Option<KeptBackups> backups) {
    this.backups = backups;
  }

  /** Erasure; the records of agents are made when they are needed. */
  @Provides
  @Singleton
  public ErasureOperations erasure(
      Storage storage, Workspace workspace, InstantSource clock, IdSource ids) {
    return new ErasureOperations(
        storage,
        storage instanceof JdbcStorage database ? Option.some(database) : Option.none(),
        AgentModule.recorded(storage, clock, ids),
        () -> indexes(workspace),
        backups.getOrElse(KeptBackups.NONE),
        clock,
        ids);
  }

  /** Checks of a workspace; one in memory has no engine to ask. */
  @Provides
  @Singleton
  public HealthOperations health(Storage storage, Workspace workspace, InstantSource clock) {
    return new HealthOperations(
        ofDatabase(storage, workspace, clock)
            .append(new IndexCheck(() -> indexes(workspace)))
            .append(
                new AuditCheck(
                    () -> workspace.audit().head(), request -> workspace.audit().verify(request)))
            .append(request -> Vector.of(coverage(workspace.backupCoverage().report())))
            .append(new UpkeepCheck(() -> workspace.maintenance().tasks()))
            .append(new BackupCheck(backups, clock)));
  }

  private static Seq<HealthCheck> ofDatabase(
      Storage storage, Workspace workspace, InstantSource clock) {
    return storage instanceof JdbcStorage database
        ? Vector.of(
            new EngineCheck(database.storeCare(), database.storedTables()),
            new MemoryCheck(() -> quality(database, workspace, clock)))
        : Vector.empty();
  }

  private static MemoryQuality quality(
      JdbcStorage storage, Workspace workspace, InstantSource clock) {
    HyperParameters tuned = workspace.memory().tuned();
    Instant now = clock.instant();
    Map<String, Instant> limits =
        Vector.of(MemoryTier.values())
            .foldLeft(
                HashMap.<String, Instant>empty(),
                (all, tier) ->
                    all.put(tier.label(), Instants.before(now, tuned.expiryAge(tier, HALF_LIVES))));
    return storage.unitOfWork().snapshot(() -> storage.contentQuality().memories(limits));
  }

  private static HealthFinding coverage(CoverageCount counted) {
    String found =
        Math.round(counted.ratio() * 100)
            + " % of "
            + counted.total()
            + " views of conversations are covered";
    return counted.missing() + counted.stale() > 0
        ? HealthFinding.warning("context backups", found, "run `stoa maintain`")
        : HealthFinding.ok("context backups", found);
  }

  private static Seq<IndexReport> indexes(Workspace workspace) {
    return workspace.search().cared().flatMap(source -> workspace.search().reconcile(source));
  }
}
