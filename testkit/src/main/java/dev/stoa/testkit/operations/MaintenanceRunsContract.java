package dev.stoa.testkit.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.operations.MaintenanceRun;
import dev.stoa.domain.operations.MaintenanceStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The contract of every store of maintenance runs. */
public interface MaintenanceRunsContract extends WorkspaceContract<MaintenanceStorage> {

  /** The instant of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aRunIsStoredAndReplaced() {
    MaintenanceRun first = MaintenanceRun.never("b-task", "90 days");
    assertEquals(Option.none(), locked("b-task"));
    save(first);
    assertEquals(Option.some(first), locked("b-task"));
    MaintenanceRun second =
        first
            .under("30 days")
            .previewed(AT)
            .started(AT.plusSeconds(1))
            .finished(AT.plusSeconds(2), 7);
    save(second);
    assertEquals(Option.some(second), locked("b-task"));
  }

  @Test
  default void allAreListedByTask() {
    MaintenanceRun b = MaintenanceRun.never("b-task", "x");
    MaintenanceRun a = MaintenanceRun.never("a-task", "x");
    save(b);
    save(a);
    assertEquals(
        Vector.of(a, b), storage().unitOfWork().read(() -> storage().maintenanceRuns().all()));
  }

  @Test
  default void oneOfManyAtOnceBegins() {
    List<CompletableFuture<Boolean>> racing =
        Stream.generate(() -> CompletableFuture.supplyAsync(this::begins)).limit(6).toList();
    assertEquals(1, racing.stream().filter(CompletableFuture::join).count());
  }

  private boolean begins() {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              MaintenanceRun last =
                  storage()
                      .maintenanceRuns()
                      .lock("raced")
                      .getOrElse(() -> MaintenanceRun.never("raced", "x"));
              boolean due = last.isDue(Duration.ofHours(1), AT);
              if (due) {
                storage().maintenanceRuns().save(last.started(AT));
              }
              return due;
            });
  }

  private Option<MaintenanceRun> locked(String task) {
    return storage().unitOfWork().run(() -> storage().maintenanceRuns().lock(task));
  }

  private void save(MaintenanceRun run) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().maintenanceRuns().save(run);
              return run;
            });
  }
}
