package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A rename forgets no column that holds the name of an agent. */
final class RenamedEverywhereTest {

  private static final AgentName OLD = new AgentName("former-name");
  private static final AgentName NEW = new AgentName("new-name");
  private static final AgentName BOB = new AgentName("bob");

  @Test
  void noColumnHoldsTheOldName() throws SQLException {
    String url = TestEngine.SQLITE.migratedUrl();
    TreeSet<String> before;
    try (Stoa stoa = Stoa.open(url)) {
      stoa.ratings().registering().record(NewMatch.won(new MatchId("d"), OLD, BOB)).get();
      stoa.calibration()
          .predict(new TournamentId("t"), OLD, Forecast.of(new OutcomeName("x"), 0.5))
          .get();
      stoa.calibration().record(new DomainPrediction(OLD, new Discipline("law"), 0.7, true)).get();
      stoa.critiques().file(CritiqueDraft.of("d", OLD).against(BOB)).get();
      stoa.critiques().file(CritiqueDraft.of("d", BOB).against(OLD)).get();
      before = holding(url, OLD);
      stoa.agents().rename(OLD.value(), NEW).get();
    }
    assertEquals(new TreeSet<>(), holding(url, OLD));
    assertEquals(before, holding(url, NEW));
    assertEquals(10, before.size(), before.toString());
  }

  private static TreeSet<String> holding(String url, AgentName name) throws SQLException {
    TreeSet<String> found = new TreeSet<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      List<String[]> columns = new ArrayList<>();
      try (ResultSet rows =
          statement.executeQuery(
              "select t.name, c.name from sqlite_master t, pragma_table_info(t.name) c"
                  // What was is read by the name it had then: AsOfTest.
                  + " where t.type = 'table' and t.name <> 'versions'")) {
        while (rows.next()) {
          columns.add(new String[] {rows.getString(1), rows.getString(2)});
        }
      }
      for (String[] column : columns) {
        try (ResultSet rows =
            statement.executeQuery(
                "select count(*) from \"%s\" where cast(\"%s\" as text) = '%s'"
                    .formatted(column[0], column[1], name))) {
          if (rows.next() && rows.getLong(1) > 0) {
            found.add(column[0] + "." + column[1]);
          }
        }
      }
    }
    return found;
  }
}
