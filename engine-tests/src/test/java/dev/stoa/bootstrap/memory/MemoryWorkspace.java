package dev.stoa.bootstrap.memory;

import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A fresh workspace with a clock that the test moves. */
abstract class MemoryWorkspace {

  static final Instant START = Instant.parse("2026-01-02T03:04:05.123456Z");

  private final Storage storage;
  private Instant now = START;
  private int ids;

  MemoryWorkspace(Storage storage) {
    this.storage = storage;
  }

  Storage storage() {
    return storage;
  }

  MemoryOperations memory() {
    return new MemoryOperations(storage, () -> now, () -> "m" + ++ids, List.of());
  }

  Instant now() {
    return now;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @AfterEach
  void close() {
    storage.close();
  }

  static Storage on(TestEngine engine) {
    return Storages.open(engine.config(engine.migratedUrl()));
  }
}
