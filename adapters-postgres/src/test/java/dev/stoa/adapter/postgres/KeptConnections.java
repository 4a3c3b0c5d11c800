package dev.stoa.adapter.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** One connection to each database, kept open: a new one reads the catalogue of all tables. */
final class KeptConnections {

  private static final Map<String, Connection> BY_URL = new HashMap<>();

  private KeptConnections() {}

  static synchronized Connection to(String url) throws SQLException {
    Connection kept = BY_URL.get(url);
    if (kept == null || !kept.isValid(1)) {
      kept = DriverManager.getConnection(url);
      BY_URL.put(url, kept);
    }
    return kept;
  }
}
