package dev.stoa.bootstrap.operations;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.AuditCheck;
import dev.stoa.application.operations.BackupCheck;
import dev.stoa.application.operations.EngineCheck;
import dev.stoa.application.operations.HealthCheck;
import dev.stoa.application.operations.IndexCheck;
import dev.stoa.application.operations.MemoryCheck;
import dev.stoa.application.operations.UpkeepCheck;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.operations.MemoryQuality;
import dev.stoa.storage.JdbcStorage;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** What is looked at when the health of a workspace is checked. */
final class HealthChecks {

  private static final double HALF_LIVES = 2;

  private final Wiring wiring;
  private final Workspace workspace;

  HealthChecks(Wiring wiring, Workspace workspace) {
    this.wiring = wiring;
    this.workspace = workspace;
  }

  /** The checks, with the backups if it is known where they are. */
  Seq<HealthCheck> with(Option<KnownBackups> backups) {
    return ofDatabase()
        .append(
            new IndexCheck(
                () -> workspace.metadataIndexes().missing(),
                () -> workspace.search().unmerged(),
                () -> workspace.search().reconcile()))
        .append(
            new AuditCheck(
                () -> workspace.audit().head(), request -> workspace.audit().verify(request)))
        .append(request -> Vector.of(coverage(workspace.backupCoverage().report())))
        .append(new UpkeepCheck(() -> workspace.maintenance().tasks()))
        .append(new BackupCheck(backups, wiring.clock()));
  }

  /** A store in memory has no engine to ask. */
  private Seq<HealthCheck> ofDatabase() {
    return wiring
        .database()
        .toVector()
        .flatMap(
            database ->
                Vector.of(
                    new EngineCheck(database.storeCare(), database.storedTables()),
                    new MemoryCheck(() -> quality(database))));
  }

  private MemoryQuality quality(JdbcStorage storage) {
    HyperParameters tuned = workspace.memory().tuned();
    Instant now = wiring.clock().instant();
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
}
