package dev.stoa.app.audit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Map;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyAuaTest {

  @TempDir Path folder;

  @Test
  void anOldTableWithFewerColumnsIsReadAndLeftAlone() throws Exception {
    Path file = folder.resolve("old #1 100%.db");
    rows(file, "delete");
    byte[] before = Files.readAllBytes(file);
    Cli.Outcome outcome = verify(file).ok();
    assertEquals(3, outcome.number("rows"));
    assertEquals(
        "EXACT 1,EXPLICIT_NULL(session_id) 1,INTEGER_IN_REAL(confidence) 1", readings(outcome));
    assertArrayEquals(before, Files.readAllBytes(file));
    try (Stream<Path> beside = Files.list(folder)) {
      assertEquals(List.of(file), beside.toList());
    }
  }

  @Test
  void rowsStillInTheWriteAheadLogAreRead() throws Exception {
    Path file = folder.resolve("live.db");
    try (Connection open = connect(file);
        Statement statement = open.createStatement()) {
      // The last connection to close empties the log, so one has to stay.
      statement.execute("pragma journal_mode = wal");
      statement.execute("create table stays (a)");
      rows(file, "wal");
      assertTrue(Files.size(folder.resolve("live.db-wal")) > 0);
      assertEquals(3, verify(file).ok().number("rows"));
    }
  }

  @Test
  void anAlteredRowIsAFault() throws Exception {
    Path file = folder.resolve("altered.db");
    rows(file, "delete");
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("update audit_log set event_type = 'x' where rowid = 2");
    }
    Cli.Outcome outcome = Cli.bare().run("audit", "verify-aua", file.toString());
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("FAULT ALTERED: row 2 "), outcome.out());
  }

  @Test
  void importedChainsAreVerifiedAgain() throws Exception {
    Path file = folder.resolve("chain.db");
    rows(file, "delete");
    Path ours = folder.resolve("stoa.db");
    Cli cli = Cli.on("jdbc:sqlite:" + ours);
    cli.run("migrate").ok();
    assertEquals("No imported chains.\n", cli.run("audit", "verify-imported").ok().out());
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("create table corrections (id text primary key)");
    }
    cli.run("import", "aua", file.toString()).ok();
    Cli.Outcome sound = cli.run("audit", "verify-imported", "--json").ok();
    assertTrue(
        sound.out().contains("\"fault\":null") && sound.out().contains("\"rows\":3"), sound.out());
    try (Connection connection = connect(ours);
        Statement statement = connection.createStatement()) {
      statement.execute("update imported_audit_log set event_type = 'x' where sequence = 2");
    }
    Cli.Outcome altered = cli.run("audit", "verify-imported");
    assertEquals(1, altered.code());
    assertTrue(altered.out().contains("FAULT ALTERED: row 2 "), altered.out());
  }

  @Test
  void otherDatabasesAreNotTaken() throws Exception {
    Path file = folder.resolve("other.db");
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("create table t (a)");
    }
    Cli.bare()
        .run("audit", "verify-aua", file.toString())
        .failed(
            2,
            file
                + " has no table audit_log with prev_hash and curr_hash: give the database of an"
                + " AUA system");
    Path ours = folder.resolve("stoa.db");
    Cli.on("jdbc:sqlite:" + ours).run("migrate").ok();
    Cli.bare()
        .run("audit", "verify-aua", ours.toString())
        .failed(2, ours + " is a workspace of Stoa: give it with --store");
  }

  @Test
  void chainsOfTheOriginalSystemAreVerified() {
    Path fixtures = OutsideData.need("fixtures/aua");
    Cli.Outcome sound = verify(fixtures.resolve("aua.db")).ok();
    assertEquals(8, sound.number("rows"));
    assertEquals(
        "EXACT 5,EXPLICIT_NULL(token_id) 1,OMITTED_DETAILS(details) 1,INTEGER_IN_REAL(confidence)"
            + " 1",
        readings(sound));
    Cli.Outcome forked = verify(fixtures.resolve("aua_fork.db"));
    assertEquals(1, forked.code());
    assertTrue(forked.out().contains("\"kind\":\"FORKED\",\"row\":3"), forked.out());
  }

  private static Cli.Outcome verify(Path file) {
    return Cli.bare().run("audit", "verify-aua", file.toString(), "--json");
  }

  private static String readings(Cli.Outcome outcome) {
    return outcome.objects("readings").map(one -> reading(one.members())).mkString(",");
  }

  private static String reading(Map<String, JsonValue> one) {
    return ((JsonString) one.get("reading").get()).value()
        + " "
        + ((JsonNumber) one.get("rows").get()).lexeme();
  }

  /** Three rows as that system hashes them, in a table from before it had every column. */
  private static void rows(Path file, String journal)
      throws SQLException, NoSuchAlgorithmException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = " + journal);
      statement.execute(
          "create table audit_log (id text primary key, created_at real, event_type text,"
              + " session_id text, confidence real, details text default '{}', prev_hash text,"
              + " curr_hash text)");
      String first =
          insert(
              connection,
              "genesis",
              "{\"confidence\": 0.75, \"details\": {\"claim\": \"O(n\\u00b2)\"}, \"event_type\":"
                  + " \"a\"}",
              "a",
              0.75,
              "{\"claim\": \"O(n\\u00b2)\"}");
      String second =
          insert(
              connection,
              first,
              "{\"details\": {\"n\": 1}, \"event_type\": \"b\", \"session_id\": null}",
              "b",
              null,
              "{\"n\": 1}");
      insert(
          connection,
          second,
          "{\"confidence\": 1, \"details\": {\"n\": 1}, \"event_type\": \"c\"}",
          "c",
          1.0,
          "{\"n\": 1}");
    }
  }

  private static String insert(
      Connection connection,
      String prev,
      String hashed,
      String type,
      Double confidence,
      String json)
      throws SQLException, NoSuchAlgorithmException {
    String hash =
        HexFormat.of()
            .formatHex(
                MessageDigest.getInstance("SHA-256")
                    .digest((prev + ":" + hashed).getBytes(StandardCharsets.UTF_8)));
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into audit_log (id, created_at, event_type, confidence, details, prev_hash,"
                + " curr_hash) values (?, 1.5, ?, ?, ?, ?, ?)")) {
      insert.setString(1, "id-" + type);
      insert.setString(2, type);
      insert.setObject(3, confidence);
      insert.setString(4, json);
      insert.setString(5, prev);
      insert.setString(6, hash);
      insert.executeUpdate();
    }
    return hash;
  }

  private static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }
}
