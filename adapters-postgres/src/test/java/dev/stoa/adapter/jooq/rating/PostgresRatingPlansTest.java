package dev.stoa.adapter.jooq.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** On tables that are filled and analyzed: of an empty one any plan is as good as another. */
final class PostgresRatingPlansTest {

  private static String url;

  @BeforeAll
  static void fillTheTables() throws SQLException {
    url = MigratedDatabase.copy();
    try (Connection connection = DriverManager.getConnection(url);
        java.sql.Statement statement = connection.createStatement()) {
      for (String sql :
          new String[] {
            "insert into ratings (agent_name, domain, elo, updated_at)"
                + " select 'agent-' || i, '', 1500 + i % 777, now()"
                + " from generate_series(1, 5000) i",
            "insert into ratings (agent_name, domain, elo, updated_at)"
                + " select 'agent-' || i, 'domain-' || i % 20, 1500 + i % 777, now()"
                + " from generate_series(1, 5000) i",
            "insert into matches (id, debate_id, domain, confidence_weight, k_factor, created_at)"
                + " select i, 'debate-' || i, 'domain-' || i % 20, 1, 32, now()"
                + " from generate_series(1, 5000) i",
            "insert into match_participants"
                + " (match_id, place, agent_name, score, k_multiplier, elo_change, elo)"
                + " select i, j, 'agent-' || (i * j) % 97, 1, 1, 1, 1500"
                + " from generate_series(1, 5000) i, generate_series(1, 2) j"
                + " on conflict do nothing",
            "insert into agent_relationships (agent_a, agent_b, updated_at)"
                + " select 'a-' || i, 'b-' || j, now()"
                + " from generate_series(1, 70) i, generate_series(1, 70) j",
            "analyze"
          }) {
        statement.execute(sql);
      }
    }
  }

  @Test
  void noListingReadsAWholeTableOrSortsIt() throws SQLException {
    List<Statement> listings = new ArrayList<>(RatingStatements.LISTINGS);
    listings.addAll(RatingStatements.OF_CALIBRATION);
    listings.addAll(RatingStatements.FROM_THE_TOP);
    for (Statement statement : listings) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    assertFalse(
        PostgresPlans.costlySteps(url, "select * from domain_calibration order by score")
            .isEmpty());
  }

  @Test
  void everyLookupFindsItsRowsByAnIndex() throws SQLException {
    for (Statement statement : RatingStatements.LOOKUPS) {
      List<String> costly = PostgresPlans.costlySteps(url, statement);
      assertFalse(costly.toString().contains("Seq Scan"), costly.toString());
    }
  }
}
