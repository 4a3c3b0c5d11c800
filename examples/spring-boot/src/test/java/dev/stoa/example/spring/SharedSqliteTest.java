package dev.stoa.example.spring;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The trail shares the application's SQLite file. */
final class SharedSqliteTest extends OrdersContract {

  @TempDir static Path folder;

  @DynamicPropertySource
  static void database(DynamicPropertyRegistry properties) {
    properties.add("spring.datasource.url", () -> "jdbc:sqlite:" + folder.resolve("orders.db"));
  }
}
