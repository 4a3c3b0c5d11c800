package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conditions on metadata go along the indexes that are declared. */
final class PostgresMetadataPlansTest {

  @Test
  void conditionsAreAnsweredByTheIndex() throws Exception {
    String url = MigratedDatabase.copy();
    try (Connection connection = DriverManager.getConnection(url)) {
      for (String creation : MetadataStatements.creations(PostgresPlans.DIALECT)) {
        connection.createStatement().execute(creation);
      }
    }
    List<Statement> all = new ArrayList<>(MetadataStatements.statements());
    all.addAll(MetadataStatements.lists());
    List<String> without = new ArrayList<>();
    for (Statement statement : all) {
      List<String> steps = PostgresPlans.steps(url, statement);
      if (steps.stream().noneMatch(step -> step.contains("idx_metadata_"))) {
        without.add(statement.sql(PostgresPlans.DIALECT) + "\n" + steps);
      }
    }
    assertEquals(List.of(), without);
  }
}
