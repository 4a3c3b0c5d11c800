package dev.stoa.benchmarks.trust;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.List;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A graph in which each item has ten children, and every seventh a second parent; put into a
 * workspace past every port because that is quicker.
 */
final class LineageFixture {

  static final int ITEMS = 100_000;

  /** An item with two ancestors and more than a thousand descendants. */
  static final int TRACED = 11;

  private static final int CHILDREN = 10;
  private static final int SECOND_PARENT = 7;
  private static final int BATCH = 1_000;

  private final String prefix = TimeOrderedId.next();

  String item(int number) {
    return "memory:" + prefix + "-" + number;
  }

  static List<Integer> parents(int number) {
    if (number == 0) {
      return List.empty();
    }
    int first = (number - 1) / CHILDREN;
    return number % SECOND_PARENT == 0 && first > 0 ? List.of(first, first - 1) : List.of(first);
  }

  /** Fills a workspace: the root is a document, and agents made all the others from it. */
  void fill(JdbcEngine engine, String url) throws SQLException {
    Object now = engine.instant(StorageConfig.SYSTEM_CLOCK.instant().minusSeconds(60));
    try (Connection connection = engine.connect(url)) {
      connection.setAutoCommit(false);
      try (PreparedStatement origins =
              connection.prepareStatement(
                  "insert into origins (item, origin, principal, root, trust, recorded_at)"
                      + " values (?, ?, ?, ?, 2, ?)");
          PreparedStatement derivations =
              connection.prepareStatement(
                  "insert into derivations (child, parent) values (?, ?)")) {
        for (int i = 0; i < ITEMS; i++) {
          origins.setString(1, item(i));
          origins.setString(2, i == 0 ? "document" : "agent");
          origins.setString(3, "agent-" + i % 100);
          origins.setString(4, item(0));
          origins.setObject(5, now);
          origins.addBatch();
          for (int parent : parents(i)) {
            derivations.setString(1, item(i));
            derivations.setString(2, item(parent));
            derivations.addBatch();
          }
          if ((i + 1) % BATCH == 0) {
            origins.executeBatch();
            derivations.executeBatch();
          }
        }
      }
      connection.commit();
      connection.setAutoCommit(true);
      try (Statement statement = connection.createStatement()) {
        statement.execute(
            engine == JdbcEngine.SQLITE ? "pragma wal_checkpoint(truncate)" : "vacuum analyze");
      }
    }
  }
}
