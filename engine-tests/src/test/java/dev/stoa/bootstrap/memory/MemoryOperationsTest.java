package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class MemoryOperationsTest {

  @Nested
  final class SqliteTest extends MemoryScenarios {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends MemoryScenarios {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
