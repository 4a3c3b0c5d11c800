package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Record;
import org.jooq.Result;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

class ChecksTest {
  @Test
  void sqliteChecksEveryJsonColumn() throws SQLException {
    try (Connection connection = Engine.SQLITE.workspace()) {
      Result<Record> columns =
          DSL.using(connection)
              .fetch(
                  """
                  select t.name as owner, c.name, c."notnull" as required, t.sql
                  from sqlite_schema t, pragma_table_info(t.name) c
                  where t.type = 'table' and c.type = 'JSON_TEXT'
                  """);
      assertTrue(columns.size() > 30, "columns read: " + columns.size());
      for (Record column : columns) {
        String name = column.get("name", String.class);
        // Older SQLite calls NULL invalid JSON, and people open workspaces with what they have.
        String check =
            column.get("required", boolean.class)
                ? "CHECK (json_valid(" + name + "))"
                : "CHECK (" + name + " IS NULL OR json_valid(" + name + "))";
        String ddl = column.get("sql", String.class);
        assertTrue(ddl.contains(check), column.get("owner") + "." + name);
      }
    }
  }

  @Test
  void postgresqlHasNoCheckOfJsonAndListsTexts() throws SQLException {
    try (Connection connection = Engine.POSTGRESQL.workspace()) {
      Result<Record> checks =
          DSL.using(connection)
              .fetch(
                  "select pg_get_constraintdef(oid) as d from pg_constraint where contype = 'c'");
      assertTrue(checks.size() > 50, "checks read: " + checks.size());
      assertEquals(
          List.of(),
          checks.getValues("d", String.class).stream()
              .filter(
                  check ->
                      check.contains("json_valid")
                          || check.matches(".*\\((\\w+) = '\\w+'::text\\) OR \\(\\1 = .*"))
              .toList());
    }
  }

  @Test
  void postgresqlChecksSingleColumnsByDomains() throws SQLException {
    try (Connection connection = Engine.POSTGRESQL.workspace()) {
      Result<Record> checks =
          DSL.using(connection)
              .fetch(
                  """
                  select conrelid::regclass::text as owner, pg_get_constraintdef(oid) as condition
                  from pg_constraint
                  where contype = 'c' and connamespace = current_schema()::regnamespace
                    and coalesce(cardinality(conkey), 1) = 1
                  order by owner
                  """);
      assertTrue(checks.size() > 40, "domains read: " + checks.size());
      for (Record check : checks) {
        String condition = check.get("condition", String.class);
        assertEquals("-", check.get("owner"), condition);
        assertTrue(condition.contains("VALUE"), condition);
      }
    }
  }
}
