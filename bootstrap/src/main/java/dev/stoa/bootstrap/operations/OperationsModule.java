package dev.stoa.bootstrap.operations;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.HealthOperations;
import dev.stoa.application.operations.HistoryOperations;
import dev.stoa.application.operations.MaintenanceOperations;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.application.operations.StoreFigures;
import dev.stoa.application.operations.TransferOperations;
import dev.stoa.bootstrap.agent.RecordsOfAgents;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** Provides maintenance, erasure, health and transfer, which call the operations of contexts. */
public final class OperationsModule extends AbstractModule {

  @Provides
  @Singleton
  private static MaintenanceOperations maintenance(
      Wiring wiring, Workspace workspace, RetentionPolicy policy) {
    return new MaintenanceOperations(
        wiring.storage(),
        new MaintenanceTasks(wiring, workspace).under(policy),
        wiring.clock(),
        wiring.ids());
  }

  @Provides
  @Singleton
  private static ErasureOperations erasure(
      Wiring wiring, Workspace workspace, RecordsOfAgents records, Option<KnownBackups> backups) {
    return new ErasureOperations(
        wiring.storage(),
        wiring.database().map(OperationsStorage.class::cast),
        records,
        () -> workspace.search().reconcile(),
        backups.getOrElse(KnownBackups.NONE),
        wiring.clock(),
        wiring.ids());
  }

  @Provides
  @Singleton
  private static HealthOperations health(
      Wiring wiring, Workspace workspace, Option<KnownBackups> backups) {
    return new HealthOperations(
        new HealthChecks(wiring, workspace).with(backups), () -> figures(wiring, backups));
  }

  private static StoreFigures figures(Wiring wiring, Option<KnownBackups> backups) {
    return new StoreFigures(
        wiring.database().map(database -> database.storeCare().size()),
        backups
            .flatMap(known -> known.all().lastOption())
            .map(newest -> Duration.between(newest.createdAt(), wiring.clock().instant())));
  }

  @Provides
  @Singleton
  private static HistoryOperations history(Wiring wiring) {
    return new HistoryOperations(wiring.database("this store keeps no versions"), wiring.clock());
  }

  @Provides
  @Singleton
  private static TransferOperations transfer(Wiring wiring, Seq<Searched> searched) {
    return new TransferOperations(
        wiring.database("this store has no tables to export or to copy"), searched, wiring.clock());
  }
}
