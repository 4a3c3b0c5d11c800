package dev.stoa.application.memory;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AutoClose;

/** A new workspace with a clock that the test moves. */
abstract class MemoryWorkspace {

  static final Instant START = Instant.parse("2026-01-02T03:04:05.123456Z");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private Instant now = START;
  private int ids;

  Storage storage() {
    return workspace.storage();
  }

  MemoryOperations memory() {
    return new MemoryOperations(storage(), () -> now, () -> "m" + ++ids, List.of());
  }

  Instant now() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }
}
