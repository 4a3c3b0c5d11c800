package dev.stoa.example.spring;

import dev.stoa.testkit.postgres.PostgresServer;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The trail is a schema of the application's PostgreSQL database. */
final class SharedPostgresTest extends OrdersContract {

  @DynamicPropertySource
  static void database(DynamicPropertyRegistry properties) {
    String url = PostgresServer.shared().newDatabase();
    properties.add("spring.datasource.url", () -> url);
  }
}
