package dev.stoa.bootstrap.operations;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.JobTask;
import dev.stoa.application.operations.MaintenanceTask;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.application.operations.SweepTask;
import dev.stoa.application.operations.Swept;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.critique.CritiqueRetention;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.evidence.EvidenceRetention;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The tasks of maintenance.
 *
 * <p>Here and not in {@code application}, because a task calls the operations of its context.
 */
final class MaintenanceTasks {

  private static final int BATCH = 500;
  private static final Duration MINUTES = Duration.ofMinutes(5);
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration SIX_HOURS = Duration.ofHours(6);
  private static final Duration DAY = Duration.ofDays(1);

  private final Wiring wiring;
  private final Workspace workspace;

  MaintenanceTasks(Wiring wiring, Workspace workspace) {
    this.wiring = wiring;
    this.workspace = workspace;
  }

  /** The tasks that keep content as long as the policy says. */
  Seq<MaintenanceTask> under(RetentionPolicy policy) {
    UnitOfWork unit = wiring.storage().unitOfWork();
    return Vector.<MaintenanceTask>empty()
        .appendAll(policy.memoryHalfLives().map(count -> memories(unit, count)))
        .appendAll(policy.patterns().map(age -> patterns(unit, age)))
        .appendAll(policy.critiques().map(age -> critiques(unit, age)))
        .appendAll(policy.evidence().map(age -> evidence(unit, age)))
        .append(lessons(unit))
        .append(corrections(unit))
        .append(episodes(unit))
        .appendAll(policy.breakers().map(age -> breakers(unit, age)))
        .appendAll(
            policy
                .versions()
                .flatMap(age -> wiring.database().map(storage -> versions(unit, storage, age))))
        .appendAll(policy.readers().map(age -> readers(unit, age)))
        .append(requests(unit))
        .append(leases(unit))
        .append(gates(unit))
        .append(coverage())
        .append(indexes(wiring.storage()))
        .appendAll(wiring.database().map(MaintenanceTasks::checkpoint));
  }

  private MaintenanceTask memories(UnitOfWork unit, double halfLives) {
    return SweepTask.removing(
        "memory-expiry",
        "archives memories past their expiry, or unchanged for " + halfLives + " half-lives",
        DAY,
        unit,
        step(
            () -> {
              ExpiryReport report =
                  workspace.memory().expire(MemoryExpiry.USUAL.halfLives(halfLives).batch(BATCH));
              return Swept.of(report.ended().size() + report.aged().size(), report.more());
            }));
  }

  private MaintenanceTask patterns(UnitOfWork unit, Duration age) {
    PatternRetention retention =
        new PatternRetention(age, PatternRetention.DEFAULT.minSuccessRate());
    return SweepTask.<TimePosition<PatternId>>removing(
        "pattern-archive",
        "archives patterns that mostly fail, unchanged for " + days(age),
        DAY,
        unit,
        after -> {
          var report =
              workspace.critiques().archivePatterns(retention, new PageRequest<>(after, BATCH));
          return new Swept<>(report.archived().size(), report.next());
        });
  }

  private MaintenanceTask critiques(UnitOfWork unit, Duration age) {
    CritiqueRetention retention = new CritiqueRetention(age);
    return SweepTask.removing(
        "critique-expiry",
        "removes critiques older than " + days(age),
        DAY,
        unit,
        step(() -> full(workspace.critiques().expire(retention, BATCH))));
  }

  private MaintenanceTask evidence(UnitOfWork unit, Duration age) {
    EvidenceRetention retention = new EvidenceRetention(age, EvidenceRetention.DEFAULT.reliable());
    return SweepTask.removing(
        "evidence-expiry",
        "removes evidence that is neither cited nor reliable, older than " + days(age),
        DAY,
        unit,
        step(() -> full(workspace.evidence().expire(retention, BATCH).size())));
  }

  private MaintenanceTask lessons(UnitOfWork unit) {
    return SweepTask.removing(
        "lesson-expiry",
        "removes lessons past their expiry",
        DAY,
        unit,
        step(() -> full(workspace.lessons().expire(BATCH).size())));
  }

  private MaintenanceTask corrections(UnitOfWork unit) {
    return SweepTask.<CorrectionId>removing(
        "correction-pruning",
        "removes corrections whose confidence has faded below 0.05",
        DAY,
        unit,
        after -> {
          var sweep = workspace.corrections().prune(new PageRequest<>(after, BATCH));
          return new Swept<>(sweep.pruned().size(), sweep.next());
        });
  }

  private MaintenanceTask episodes(UnitOfWork unit) {
    return SweepTask.removing(
        "episode-pruning",
        "archives episodes of all but the newest 20 generations, and removes the actions of all"
            + " but the newest 5",
        DAY,
        unit,
        step(
            () -> {
              var report = workspace.pruning().prune();
              return Swept.of(report.archivedEpisodes() + report.deletedActions(), false);
            }));
  }

  private MaintenanceTask breakers(UnitOfWork unit, Duration unused) {
    return SweepTask.<BreakerName>removing(
        "breaker-purge",
        "removes closed circuit breakers with the usual policy, unused for "
            + unused.toHours()
            + " hours",
        DAY,
        unit,
        after -> {
          var purged = workspace.breakers().purge(new PageRequest<>(after, BATCH), unused);
          return new Swept<>(purged.items().size(), purged.next());
        });
  }

  private MaintenanceTask versions(UnitOfWork unit, JdbcStorage storage, Duration age) {
    return SweepTask.removing(
        "version-expiry",
        "removes versions of rows that ended more than " + days(age) + " ago",
        DAY,
        unit,
        step(
            () ->
                full(
                    unit.run(
                        () ->
                            storage
                                .versions()
                                .removeBefore(
                                    Instants.before(wiring.clock().instant(), age), BATCH)))));
  }

  private MaintenanceTask readers(UnitOfWork unit, Duration age) {
    return SweepTask.removing(
        "reader-expiry",
        "forgets who was shown an item more than " + days(age) + " ago",
        DAY,
        unit,
        step(
            () ->
                full(
                    workspace
                        .trust()
                        .forgetReaders(Instants.before(wiring.clock().instant(), age), BATCH))));
  }

  private MaintenanceTask requests(UnitOfWork unit) {
    return SweepTask.tidying(
        "answered-requests",
        "removes answers to requests older than 24 hours",
        HOUR,
        unit,
        step(() -> full(workspace.requests().removeOld(BATCH))));
  }

  private MaintenanceTask leases(UnitOfWork unit) {
    return SweepTask.tidying(
        "task-leases",
        "makes tasks available again whose worker has stopped",
        MINUTES,
        unit,
        step(() -> full(workspace.tasks().reclaim(BATCH).size())));
  }

  private MaintenanceTask gates(UnitOfWork unit) {
    return SweepTask.tidying(
        "gate-expiry",
        "ends approval gates that were not decided in time",
        MINUTES,
        unit,
        step(() -> full(workspace.gates().expire(BATCH).size())));
  }

  private MaintenanceTask coverage() {
    return new JobTask(
        "backup-coverage",
        "writes missing context backups, at most 100",
        SIX_HOURS,
        () -> {
          var counted = workspace.backupCoverage().report();
          return counted.missing() + counted.stale();
        },
        () -> workspace.backupCoverage().run().stored().size());
  }

  private static MaintenanceTask indexes(Storage storage) {
    return new JobTask(
        "index-optimisation",
        "merges the text indexes",
        DAY,
        () -> SearchSource.values().length,
        () -> {
          for (SearchSource source : SearchSource.values()) {
            storage
                .unitOfWork()
                .run(
                    () -> {
                      storage.textIndex().optimize(source);
                      return source;
                    });
          }
          return SearchSource.values().length;
        });
  }

  private static MaintenanceTask checkpoint(JdbcStorage storage) {
    return new JobTask(
        "wal-checkpoint",
        "empties the write-ahead log; counts its bytes",
        HOUR,
        () -> 0,
        () -> storage.storeCare().checkpoint());
  }

  private static Swept<Boolean> full(int changed) {
    return Swept.of(changed, changed == BATCH);
  }

  private static Function<Option<Boolean>, Swept<Boolean>> step(Supplier<Swept<Boolean>> work) {
    return again -> work.get();
  }

  private static String days(Duration age) {
    return age.toHours() % 24 == 0 ? age.toDays() + " days" : age.toHours() + " hours";
  }
}
