package dev.stoa.adapter.postgres;

import dev.stoa.schema.CreationScript;
import dev.stoa.schema.Migrations;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/** Makes an empty schema a workspace, in one transaction and one round trip to the server. */
final class PostgresCreation {

  static final String ENGINE = "postgresql";

  /** Whether the schema exists, and whether anything is in it. */
  private static final String STATE =
      """
      select exists (select 1 from pg_class where relnamespace = n.oid)
          or exists (select 1 from pg_proc where pronamespace = n.oid)
          or exists (select 1 from pg_type where typnamespace = n.oid)
      from pg_namespace n where n.nspname = ?
      """;

  /** The row that Flyway writes of a schema that it creates. */
  private static final String CREATED =
      """
      INSERT INTO #history (installed_rank, description, type, script, installed_by, execution_time,
          success)
      VALUES (0, '<< Flyway Schema Creation >>', 'SCHEMA', '"#schema"', current_user, 0, TRUE);
      """;

  private PostgresCreation() {}

  /** False if the schema has something in it, and nothing was done. */
  static boolean create(Connection connection, String schema) throws SQLException {
    boolean exists;
    try (PreparedStatement state = connection.prepareStatement(STATE)) {
      state.setString(1, schema);
      try (ResultSet rows = state.executeQuery()) {
        exists = rows.next();
        if (exists && rows.getBoolean(1)) {
          return false;
        }
      }
    }
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      int version = connection.getMetaData().getDatabaseMajorVersion();
      statement.execute(script(schema, exists, version));
      connection.commit();
      return true;
    } catch (SQLException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /** Of all migrations, with the triggers that follow from the tables. */
  static Map<String, String> settings() {
    Map<String, String> settings = Migrations.settings(ENGINE);
    settings.put("flyway.placeholders.version_triggers", PostgresVersions.migration());
    return settings;
  }

  private static String script(String schema, boolean exists, int version) {
    Map<String, String> settings = settings();
    settings.put("flyway.placeholders.flyway:defaultSchema", schema);
    String tables =
        "SET LOCAL search_path TO "
            + schema
            + ";\n"
            + CreationScript.of(ENGINE, settings, "current_user", version);
    return exists
        ? tables
        : "CREATE SCHEMA "
            + schema
            + ";\n"
            + tables
            + CREATED.replace("#history", Migrations.HISTORY).replace("#schema", schema);
  }
}
