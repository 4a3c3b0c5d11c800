package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.torture.TorturedStore.OpenStore;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was changed behind the back of a workspace is a fault. */
class TorturedStoaTest {

  @ParameterizedTest
  @EnumSource
  void aStaleTextIndexIsAFault(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      stoa.memory().remember("a walnut").get();
    }
    try (OpenStore store = new TorturedStoa().open(url)) {
      assertEquals(List.of(), store.faults());
      try (Connection connection = DriverManager.getConnection(url);
          Statement statement = connection.createStatement()) {
        statement.executeUpdate("update continuum_memory set content = 'a chestnut'");
      }
      assertFalse(store.faults().isEmpty());
    }
  }
}
