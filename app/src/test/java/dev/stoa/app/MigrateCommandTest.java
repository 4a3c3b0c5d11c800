package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.storage.SchemaVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigrateCommandTest {

  private static final String LATEST = SchemaVersion.LATEST.toString();

  @TempDir Path folder;

  @Test
  void aDryRunSaysWhatIsPendingAndMakesNothing() {
    Path file = folder.resolve("a.db");
    Cli cli = Cli.on("jdbc:sqlite:" + file);
    assertEquals(
        "pending: no schema would become version " + LATEST + "\n",
        cli.run("migrate", "--dry-run").ok().out());
    Cli.Outcome outcome = cli.run("migrate", "--dry-run", "--json").ok();
    assertEquals(new JsonNull(), outcome.member("installed"));
    assertEquals(LATEST, outcome.text("latest"));
    assertEquals(new JsonBoolean(true), outcome.member("pending"));
    assertFalse(Files.exists(file));
  }

  @Test
  void aNewWorkspaceIsMadeAndASecondRunFindsNothingToDo() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("a.db"));
    Cli.Outcome first = cli.run("migrate", "--json").ok();
    assertEquals(new JsonNull(), first.member("from"));
    assertEquals(LATEST, first.text("to"));
    assertEquals(new JsonNull(), first.member("backup"));
    Cli.Outcome second = cli.run("migrate").ok();
    assertTrue(second.out().contains("nothing was pending"), second.out());
    assertEquals(
        "nothing is pending: the schema has version " + LATEST + "\n",
        cli.run("migrate", "--dry-run").ok().out());
  }

  @Test
  void aDryRunRefusesWhatTheMigrationWould() throws SQLException {
    Path file = folder.resolve("a.db");
    Cli cli = Cli.on("jdbc:sqlite:" + file);
    cli.run("migrate").ok();
    execute("delete from stoa_schema_history where version = '" + LATEST + "'");
    assertTrue(cli.run("migrate", "--dry-run").ok().out().startsWith("pending: version 2"));
    execute("update stoa_schema_history set checksum = 1 where version = '01'");
    Cli.Outcome refused = cli.run("migrate");
    assertTrue(refused.err().contains("older Stoa"), refused.err());
    assertEquals(refused, cli.run("migrate", "--dry-run"));
  }

  private void execute(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("a.db"));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aNewerSchemaIsRefused() throws SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    Cli.on(url).run("migrate").ok();
    execute("update stoa_schema_history set version = '99' where version = '" + LATEST + "'");
    String sentence =
        "the workspace has schema version 99, newer than the "
            + LATEST
            + " this Stoa knows: open it with a"
            + " newer Stoa";
    Cli.on(url).run("migrate").failed(3, sentence);
    Cli.on(url).run("migrate", "--dry-run").failed(3, sentence);
    Cli.on(url).run("audit", "list").failed(3, sentence);
  }
}
