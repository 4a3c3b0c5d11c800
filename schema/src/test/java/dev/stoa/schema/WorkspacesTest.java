package dev.stoa.schema;

import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.testkit.postgres.PostgresServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

class WorkspacesTest {
  @Test
  void schemasOfOneDatabaseAreWorkspacesApart() throws SQLException {
    String url = PostgresServer.shared().newDatabase();
    migrate(url, "stoa");
    migrate(url, "academy");
    try (Connection connection = DriverManager.getConnection(url + "&currentSchema=stoa")) {
      DSL.using(connection, SQLDialect.POSTGRES)
          .insertInto(CHANNELS)
          .set(CHANNELS.CHANNEL_ID, "c")
          .set(CHANNELS.REVERSED_ID, "c")
          .set(CHANNELS.NAME, "porch")
          .set(CHANNELS.CREATED_AT, Instant.EPOCH)
          .execute();
    }
    assertEquals(1, channels(url, "stoa"));
    assertEquals(0, channels(url, "academy"));
  }

  @Test
  void everyFunctionLooksInItsOwnSchemaWhateverItIsCalled() throws SQLException {
    String url = PostgresServer.shared().newDatabase();
    migrate(url, "All users");
    try (Connection connection = DriverManager.getConnection(url)) {
      List<String> paths =
          DSL.using(connection, SQLDialect.POSTGRES)
              .resultQuery(
                  """
                  select array_to_string(proconfig, ' ') from pg_proc
                  where pronamespace = '"All users"'::regnamespace
                  """)
              .fetchInto(String.class);
      assertEquals(Collections.nCopies(11, "search_path=\"All users\""), paths);
    }
  }

  private static void migrate(String url, String schema) {
    Flyway.configure()
        .dataSource(url, null, null)
        .defaultSchema(schema)
        .configuration(Migrations.settings("postgresql"))
        .load()
        .migrate();
  }

  private static int channels(String url, String schema) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url + "&currentSchema=" + schema)) {
      return DSL.using(connection, SQLDialect.POSTGRES).fetchCount(CHANNELS);
    }
  }
}
