package dev.stoa.testkit.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The server whose JDBC url, with user and password in it, is in a system property. */
record ExistingServer(String url) implements PostgresSource {

  static final String PROPERTY = "stoa.test.postgres";

  @Override
  public String name() {
    return "the server given by -D" + PROPERTY;
  }

  @Override
  public boolean isRequired() {
    return url != null;
  }

  @Override
  public Running open(CommitDurability durability) throws SQLException {
    if (url == null) {
      throw new IllegalStateException("the property is not set");
    }
    DatabaseUrl admin = DatabaseUrl.parse(url);
    try (Connection connection = admin.connect()) {
      if (durability == CommitDurability.DURABLE) {
        requireOn(connection, "fsync");
        requireOn(connection, "synchronous_commit");
      }
    }
    return new Running(name() + " (" + admin.withoutSecrets() + ")", admin, true, () -> {});
  }

  // The settings of an existing server are not changed, and measurements with them off would be
  // wrong.
  private static void requireOn(Connection connection, String setting) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery("SHOW " + setting)) {
      answer.next();
      if (answer.getString(1).equals("off")) {
        throw new IllegalStateException("it runs with " + setting + " off, and on is needed here");
      }
    }
  }
}
