package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class MemoryPropertiesTest {

  @Nested
  final class SqliteTest extends MemoryPropertyScenarios {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends MemoryPropertyScenarios {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
