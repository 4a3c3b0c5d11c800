package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.storage.TestEngine;
import org.junit.jupiter.api.Nested;

final class MemoryOperationsTest {

  @Nested
  final class InMemoryTest extends MemoryStories {
    InMemoryTest() {
      super(inMemory());
    }
  }

  @Nested
  final class SqliteTest extends MemoryStories {
    SqliteTest() {
      super(on(TestEngine.SQLITE));
    }
  }

  @Nested
  final class PostgresTest extends MemoryStories {
    PostgresTest() {
      super(on(TestEngine.POSTGRES));
    }
  }
}
