package dev.stoa.adapter.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tables that statements may change in one database.
 *
 * <p>Of each database by itself, because an application may have triggers of its own there.
 */
final class ChangedTables {

  /** Statements are few, but some depend on the number of their parameters. */
  static final int MOST_STATEMENTS = 2_000;

  private static final String ROOTS =
      "select rootpage, tbl_name from main.sqlite_master where rootpage > 0";

  private final Map<String, Set<String>> known = new ConcurrentHashMap<>();

  /** What its program, with those of its cascades and triggers, opens to write. */
  Set<String> of(String statement, Connection connection) throws SQLException {
    Set<String> tables = known.get(statement);
    if (tables == null) {
      tables = explained(statement, connection);
      if (known.size() >= MOST_STATEMENTS) {
        known.clear();
      }
      known.put(statement, tables);
    }
    return tables;
  }

  private static Set<String> explained(String statement, Connection connection)
      throws SQLException {
    Set<Integer> roots = new HashSet<>();
    Set<String> tables = new TreeSet<>();
    try (Statement work = connection.createStatement()) {
      try (ResultSet steps = work.executeQuery("explain " + statement)) {
        while (steps.next()) {
          String opcode = steps.getString("opcode");
          if (opcode.equals("OpenWrite")) {
            roots.add(steps.getInt("p2"));
          } else if (opcode.equals("Clear")) {
            roots.add(steps.getInt("p1"));
          }
        }
      }
      try (ResultSet rows = work.executeQuery(ROOTS)) {
        while (rows.next()) {
          if (roots.contains(rows.getInt("rootpage"))) {
            tables.add(rows.getString("tbl_name"));
          }
        }
      }
    }
    return tables;
  }
}
