package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import org.jooq.Record;
import org.jooq.Result;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;

class JsonChecksTest {
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
}
