package dev.stoa.testkit.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A parsed PostgreSQL JDBC url, from which urls of other databases of the same server are made. */
record DatabaseUrl(String server, String database, String options) {

  private static final Pattern SHAPE =
      Pattern.compile("(jdbc:postgresql:(?://[^/?]*/?)?)([^/?]*)(\\?.*)?");

  static DatabaseUrl parse(String url) {
    Matcher matcher = SHAPE.matcher(url);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "a PostgreSQL url starts with jdbc:postgresql: and this one does not: " + url);
    }
    String server = matcher.group(1);
    boolean namesHost = server.contains("//");
    String options = matcher.group(3) == null ? "" : matcher.group(3);
    return new DatabaseUrl(
        namesHost && !server.endsWith("/") ? server + "/" : server, matcher.group(2), options);
  }

  DatabaseUrl withDatabase(String name) {
    return new DatabaseUrl(server, name, options);
  }

  Connection connect() throws SQLException {
    return DriverManager.getConnection(toString());
  }

  @Override
  public String toString() {
    return server + database + options;
  }

  /** The url without its options, which may contain the password; used in messages. */
  String withoutSecrets() {
    return server.replaceFirst("//[^/@]*@", "//") + database;
  }
}
