package dev.stoa.adapter.jooq.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.sqlite.MigratedFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A merge forgets no table that refers to agents. */
final class AgentOwnedTest {

  @Test
  void everyForeignKeyToAgentsIsListed(@TempDir Path folder) throws SQLException {
    String url = MigratedFile.in(folder);
    Set<String> keys = new TreeSet<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select t.name || '.' || k.\"from\" as owner from sqlite_master t,"
                    + " pragma_foreign_key_list(t.name) k"
                    + " where t.type = 'table' and k.\"table\" = 'agents'")) {
      while (rows.next()) {
        keys.add(rows.getString("owner"));
      }
    }
    assertEquals(
        keys,
        AgentOwned.COLUMNS.stream()
            .map(column -> column.getTable().getName() + "." + column.getName())
            .collect(Collectors.toCollection(TreeSet::new)));
  }
}
