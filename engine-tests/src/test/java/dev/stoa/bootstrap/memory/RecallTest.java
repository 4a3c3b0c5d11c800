package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class RecallTest {

  @Nested
  final class SqliteTest extends RecallScenarios {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends RecallScenarios {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
