package dev.stoa.example.spring;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The trail has its own SQLite file. */
final class OwnFileTest extends OrdersContract {

  @TempDir static Path folder;

  @DynamicPropertySource
  static void databases(DynamicPropertyRegistry properties) {
    properties.add("spring.datasource.url", () -> SharedSqliteTest.url(folder));
    properties.add("stoa.url", () -> "jdbc:sqlite:" + folder.resolve("trail.db"));
  }
}
