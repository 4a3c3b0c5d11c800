package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class RecallTest {

  @Nested
  final class InMemoryTest extends RecallStories {
    InMemoryTest() {
      super(inMemory());
    }
  }

  @Nested
  final class SqliteTest extends RecallStories {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends RecallStories {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
