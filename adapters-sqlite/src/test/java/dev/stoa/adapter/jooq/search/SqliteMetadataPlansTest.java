package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditions on metadata go along the indexes that are declared, and without them along none. */
final class SqliteMetadataPlansTest {

  @TempDir Path folder;

  @Test
  void conditionsAreAnsweredByTheIndex() throws Exception {
    String url = MigratedFile.in(folder);
    List<Statement> all = new ArrayList<>(MetadataStatements.statements());
    all.addAll(MetadataStatements.lists());
    for (Statement statement : all) {
      assertTrue(
          SqlitePlans.steps(url, statement).stream()
              .noneMatch(step -> step.contains("idx_metadata_")));
    }
    try (Connection connection = DriverManager.getConnection(url)) {
      for (String creation : MetadataStatements.creations(SqlitePlans.DIALECT)) {
        connection.createStatement().execute(creation);
      }
    }
    List<String> without = new ArrayList<>();
    for (Statement statement : all) {
      List<String> steps = SqlitePlans.steps(url, statement);
      if (steps.stream().noneMatch(step -> step.contains("idx_metadata_"))
          || steps.stream().anyMatch(step -> step.startsWith("SCAN"))) {
        without.add(statement.sql(SqlitePlans.DIALECT) + "\n" + steps);
      }
    }
    assertEquals(List.of(), without);
  }
}
