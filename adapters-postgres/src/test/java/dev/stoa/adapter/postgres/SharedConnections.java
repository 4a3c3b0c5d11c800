package dev.stoa.adapter.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** One connection to each database, kept open: a new one reads the catalogue of all tables. */
final class SharedConnections {

  private static final Map<String, Connection> BY_URL = new HashMap<>();

  private SharedConnections() {}

  static synchronized Connection to(String url) throws SQLException {
    Connection stored = BY_URL.get(url);
    if (stored == null || !stored.isValid(1)) {
      stored = DriverManager.getConnection(url);
      BY_URL.put(url, stored);
    }
    return stored;
  }
}
