package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

  @TempDir Path folder;

  private Path file;
  private String url;

  @BeforeEach
  void aWorkspace() {
    file = folder.resolve("a.db");
    url = TestWorkspace.copyTo(file);
    Cli.on(url).run("audit", "append", "--type", "first").ok();
  }

  @Test
  void aSoundWorkspaceIsWellAndLeftByteForByte() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    byte[] before = Files.readAllBytes(file);
    Cli.Outcome outcome = Cli.on(url).run("doctor", "--deep", "--check-audit").ok();
    assertTrue(outcome.out().endsWith("No problems found.\n"), outcome.out());
    Map<String, String> found = statuses("--deep", "--check-audit", "--json");
    assertEquals("left_out", found.get("backups").get());
    assertEquals("ok", found.remove("backups").values().distinct().mkString(), found.toString());
    for (String check :
        new String[] {
          "foreign keys",
          "audit chain",
          "text indexes",
          "unmerged texts",
          "file mode",
          "write-ahead log",
          "disk",
          "duplicate memories",
          "never recalled",
          "stale memories",
          "maintenance",
          "retention"
        }) {
      assertTrue(found.containsKey(check), check);
    }
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  @Test
  void whatIsNotAskedForIsSaidToBeLeftOut() {
    Map<String, String> found = statuses("--json");
    assertEquals("left_out", found.get("file pages").get());
    assertEquals("left_out", found.get("audit chain").get());
    assertEquals("ok", found.get("audit head").get());
  }

  @Test
  void backupsAreLookedForWhereTheyAre() throws IOException {
    Path backups = Files.createDirectory(folder.resolve("backups"));
    Cli.Outcome none = Cli.on(url).run("doctor", "--backups", backups.toString());
    assertEquals(1, none.code());
    assertTrue(none.out().contains("run `stoa backup create`"), none.out());
    Path backup = Files.writeString(backups.resolve("a.db.gz"), "x");
    assertEquals("ok", statuses("--backups", backups.toString(), "--json").get("backups").get());
    Files.setLastModifiedTime(backup, FileTime.from(Instant.now().minus(Duration.ofDays(3))));
    assertEquals(
        "warning", statuses("--backups", backups.toString(), "--json").get("backups").get());
    assertEquals(
        "warning", statuses("--backups", backups.toString(), "--json").get("restore drill").get());
    Cli.on(url).run("backup", "create", "--folder", backups.toString()).ok();
    Cli.on(url).run("backup", "drill", "--folder", backups.toString()).ok();
    assertEquals(
        "ok", statuses("--backups", backups.toString(), "--json").get("restore drill").get());
    Cli.Outcome mistaken = Cli.on(url).run("doctor", "--backups", backup.toString());
    assertEquals(2, mistaken.code());
    assertTrue(mistaken.err().contains("--backups: "), mistaken.err());
  }

  @Test
  void anIndexThatDiffersFromItsRowsIsFoundAndSoIsAnOpenFile() throws SQLException, IOException {
    Cli.on(url).run("memory", "remember", "walnut").ok();
    sql("update memory_texts set text = 'other'");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Map<String, String> found = statuses("--deep", "--json");
    assertEquals("problem", found.get("text indexes").get());
    assertEquals("warning", found.get("file mode").get());
    Cli.Outcome outcome = Cli.on(url).run("doctor", "--deep");
    assertTrue(outcome.out().contains("run `stoa index rebuild`"), outcome.out());
    assertTrue(outcome.out().contains("run chmod 600 a.db"), outcome.out());
  }

  @Test
  void manyTextsInNoSegmentAreReportedAndARebuildMergesThem() throws SQLException {
    Cli.on(url).run("memory", "remember", "walnut").ok();
    sql(
        "pragma foreign_keys = off",
        "insert into memory_texts (row_id, id, owner, text, entry)"
            + " with recursive n (i) as (select 2 union all select i + 1 from n where i < 8300)"
            + " select i, 'x' || i, 'shared', 'walnut', i from n");
    assertEquals("warning", statuses("--json").get("unmerged texts").get());
    Cli.Outcome outcome = Cli.on(url).run("doctor");
    assertTrue(
        outcome.out().contains("8300 of memory are read one by one by every question"),
        outcome.out());
    assertTrue(outcome.out().contains("run `stoa index rebuild`"), outcome.out());
    Cli.on(url).run("index", "rebuild").ok();
    assertEquals("ok", statuses("--json").get("unmerged texts").get());
  }

  @Test
  void aMissingFileIsAProblemAndIsNotMade() {
    Path missing = folder.resolve("missing.db");
    Cli.Outcome outcome = Cli.on("jdbc:sqlite:" + missing).run("doctor");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("no workspace there"), outcome.out());
    assertFalse(Files.exists(missing));
  }

  @Test
  void aTamperedChainIsOnlySeenWhenAskedFor() throws SQLException {
    sql("drop trigger audit_log_no_update", "update audit_log set event_type = 'last'");
    assertEquals(0, Cli.on(url).run("doctor").code());
    Cli.Outcome outcome = Cli.on(url).run("doctor", "--check-audit");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("ALTERED at sequence 1"), outcome.out());
    assertTrue(outcome.out().endsWith("1 problem(s): see above.\n"), outcome.out());
  }

  @Test
  void anOlderSchemaIsAProblemAndStaysOld() throws SQLException {
    sql("delete from stoa_schema_history where installed_rank > 3");
    Cli.Outcome outcome = Cli.on(url).run("doctor");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("run `stoa migrate`"), outcome.out());
    assertEquals("left_out", statuses("--json").get("migrations").get());
  }

  @Test
  void aDroppedIndexIsNamedWithItsStatement() throws SQLException {
    sql("drop index idx_channels_pinned");
    Cli.Outcome outcome = Cli.on(url).run("doctor");
    assertEquals(1, outcome.code());
    assertTrue(
        outcome
            .out()
            .contains("idx_channels_pinned is missing: run CREATE INDEX idx_channels_pinned"),
        outcome.out());
  }

  @Test
  void aMigrationThatIsNotOursIsAProblem() throws SQLException {
    sql("update stoa_schema_history set checksum = 1 where version = '02'");
    assertEquals("problem", statuses("--json").get("migrations").get());
  }

  @Test
  void aRestoredBackupIsNotOpenedForTheDeeperChecks() throws SQLException, IOException {
    Path backup = folder.resolve("backup.db");
    sql("vacuum into '" + backup + "'");
    byte[] before = Files.readAllBytes(backup);
    url = "jdbc:sqlite:" + backup;
    Map<String, String> found = statuses("--check-audit", "--json");
    assertEquals("problem", found.get("journal").get());
    assertEquals("left_out", found.get("audit").get());
    assertArrayEquals(before, Files.readAllBytes(backup));
  }

  @Test
  void lostCommitsAreSeenAgainstASavedCheckpoint() throws IOException {
    Path early = folder.resolve("early.db");
    Path key = folder.resolve("log.key");
    Path saved = folder.resolve("log.checkpoint");
    Cli cli = Cli.on(url);
    cli.run("audit", "append", "--type", "kept").ok();
    Files.copy(Path.of(url.substring("jdbc:sqlite:".length())), early);
    cli.run("audit", "keygen", "example.com/log", "--out", key.toString()).ok();
    cli.run("audit", "append", "--type", "lost").ok();
    String out = saved.toString();
    cli.run("audit", "checkpoint", "--key", key.toString(), "--out", out).ok();
    String[] against = {"--checkpoint", out, "--key", key + ".pub", "--json"};
    assertEquals("ok", statuses(against).get("audit chain").get());
    url = "jdbc:sqlite:" + early;
    assertEquals("ok", statuses("--check-audit", "--json").get("audit chain").get());
    assertEquals("problem", statuses(against).get("audit chain").get());
  }

  private Map<String, String> statuses(String... options) {
    String[] words =
        io.vavr.collection.List.of(options).prepend("doctor").toJavaArray(String[]::new);
    Cli.Outcome outcome = Cli.on(url).run(words);
    assertEquals(new JsonBoolean(outcome.code() == 0), outcome.member("ok"));
    return outcome
        .objects("checks")
        .toMap(check -> text(check, "check"), check -> text(check, "status"));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }

  private void sql(String... orders) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String order : orders) {
        statement.execute(order);
      }
    }
  }
}
