package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class SnapshotTest {

  @Nested
  final class InMemoryTest extends SnapshotStories {
    InMemoryTest() {
      super(inMemory());
    }
  }

  @Nested
  final class SqliteTest extends SnapshotStories {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends SnapshotStories {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
