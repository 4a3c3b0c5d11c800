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
    properties.add("spring.datasource.url", () -> url(folder));
  }

  /** With the settings of {@code application.properties}. */
  static String url(Path folder) {
    return "jdbc:sqlite:"
        + folder.resolve("orders.db")
        + "?foreign_keys=on&journal_mode=WAL&transaction_mode=IMMEDIATE&busy_timeout=10000";
  }
}
