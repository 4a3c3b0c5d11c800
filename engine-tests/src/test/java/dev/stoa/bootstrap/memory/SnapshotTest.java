package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class SnapshotTest {

  @Nested
  final class SqliteTest extends SnapshotScenarios {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends SnapshotScenarios {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
