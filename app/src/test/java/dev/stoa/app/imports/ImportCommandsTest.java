package dev.stoa.app.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandsTest {

  @TempDir Path folder;

  @Test
  void aStoreIsImportedAndImportingAgainSaysThatNothingIsNew() throws SQLException {
    Path space = spaceOs();
    Cli cli = Cli.on(url("agents.db"));
    String output =
        cli.run("import", "space-os", space.toString(), "--zone", "Europe/Paris").ok().out();
    assertTrue(
        output.contains("| agents   | agents               |        1 |            0 |       0 |"),
        output);
    assertTrue(output.contains("skipped 1 of messages: the agent nobody is not here"), output);
    assertTrue(output.contains("unknown columns of agents: mood"), output);
    assertTrue(output.contains("the agent \"Ada Two\" is called Ada-Two"), output);
    assertTrue(output.endsWith("Imported 3 rows; 0 were here already, 1 were skipped.\n"), output);
    String again =
        cli.run("import", "space-os", space.toString(), "--zone", "Europe/Paris").ok().out();
    assertTrue(
        again.endsWith("Nothing is new: 3 rows were here already, 1 were skipped.\n"), again);
    Cli.Outcome json =
        cli.run("import", "space-os", space.toString(), "--zone", "UTC", "--json").ok();
    assertEquals("space-os", json.text("system"));
    assertTrue(
        json.out()
            .contains("\"skipped\":[{\"key\":\"m2\",\"reason\":\"the agent nobody is not here\"}]"),
        json.out());
    String shown = cli.run("agent", "show", "Ada-Two").ok().out();
    assertTrue(shown.contains("2026-07-01T10:00:00"), shown);
  }

  @Test
  void aDryRunSaysWhatBecomesWhatAndLeavesNothing() throws SQLException {
    Path space = spaceOs();
    Cli cli = Cli.on(url("dry.db"));
    String[] command = {"import", "space-os", space.toString(), "--zone", "UTC", "--dry-run"};
    String output = cli.run(command).ok().out();
    assertTrue(
        output.contains("| messages | messages of channels |        1 |            0 |       1 |"),
        output);
    assertTrue(output.contains("skipped 1 of messages: the agent nobody is not here"), output);
    assertTrue(
        output.endsWith(
            "Would import 3 rows; 0 are here already, 1 would be skipped. Nothing was changed.\n"),
        output);
    assertFalse(Files.exists(folder.resolve("dry.db")));
    // On a workspace that is there, it compares with what is in it.
    cli.run("import", "space-os", space.toString(), "--zone", "UTC").ok();
    String second = cli.run(command).ok().out();
    assertTrue(second.endsWith("Nothing is new: 3 rows were here already, 1 were skipped.\n"));
  }

  @Test
  void memoryOfMcpIsImportedAndWrittenAgain() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("memory.jsonl"),
            "{\"type\":\"entity\",\"name\":\"Ada\",\"entityType\":\"person\",\"observations\":"
                + "[\"Likes tea\"]}\n");
    Cli cli = Cli.on(url("agents.db"));
    cli.run("import", "mcp-memory", file.toString()).ok();
    String found = cli.run("graph", "show", "Ada").ok().out();
    assertTrue(found.contains("Likes tea") && found.contains("person"), found);
    Path again = folder.resolve("again.jsonl");
    cli.run("export", again.toString(), "--format", "mcp-memory").ok();
    assertEquals(Files.readString(file), Files.readString(again));
  }

  @Test
  void aFolderOfMemoryFilesIsImportedAndWrittenAgain() throws IOException {
    Path memories = Files.createDirectory(folder.resolve("memories"));
    Files.writeString(memories.resolve("plan.md"), "Freeze on Monday");
    Cli cli = Cli.on(url("agents.db"));
    String[] command = {"import", "files", memories.toString(), "--scope", "team:core"};
    String output = cli.run(command).ok().out();
    assertTrue(output.contains("| files | memory files |"), output);
    assertTrue(output.endsWith("Imported 1 rows; 0 were here already, 0 were skipped.\n"), output);
    cli.run("files", "read", "/memories/plan.md", "--scope", "team:core").ok();
    Path again = folder.resolve("again");
    String[] back = {"export", again.toString(), "--format", "files", "--scope", "team:core"};
    assertEquals("Written to " + again + ": 1 files.\n", cli.run(back).ok().out());
    assertEquals("Freeze on Monday", Files.readString(again.resolve("plan.md")));
    cli.run(back)
        .failed(2, "folder " + again + " is not empty: give a new one, or use `stoa files sync`");
    Path file = Files.writeString(folder.resolve("file"), "");
    back[1] = file.toString();
    cli.run(back).failed(2, "the folder could not be written: " + file);
    cli.run("import", "files", file.toString())
        .failed(1, file + " cannot be read: it is no folder");
  }

  @Test
  void plainLinesGoOutAndComeBack() throws IOException {
    Cli cli = Cli.on(url("agents.db"));
    cli.run("memory", "remember", "Ada likes tea", "--scope", "user:ada").ok();
    Path file = folder.resolve("agents.jsonl");
    String told = cli.run("export", file.toString(), "--format", "jsonl").ok().out();
    assertEquals("Written to " + file + ": 1 lines.\n", told);
    assertTrue(Files.readString(file).contains("\"content\":\"Ada likes tea\""));
    Cli other = Cli.on(url("other.db"));
    other.run("import", "lines", file.toString()).ok();
    Path again = folder.resolve("again.jsonl");
    other.run("export", again.toString(), "--format", "jsonl").ok();
    assertEquals(Files.readString(file), Files.readString(again));
    cli.run("export", file.toString(), "--format", "csv")
        .failed(2, "--format csv is unknown: give archive, jsonl, mcp-memory or files");
  }

  @Test
  void mistakesAreRefusedAndNoWorkspaceIsLeft() throws IOException, SQLException {
    Cli cli = Cli.on(url("new.db"));
    Path space = spaceOs();
    cli.run("import", "space-os", space.toString())
        .failed(
            1,
            "agents.created_at has the local time 2026-07-01T12:00:00.000001 without a zone: give"
                + " the zone of the machine that wrote it, such as --zone Europe/Paris");
    cli.run("import", "space-os", space.toString(), "--zone", "Paris")
        .failed(2, "--zone Paris is no time zone: give one such as Europe/Paris or UTC");
    Path missing = folder.resolve("none.db");
    cli.run("import", "aragora", missing.toString())
        .failed(1, "there is no file " + missing + ": check the path");
    Path text = Files.writeString(folder.resolve("text.db"), "no rows here, only words");
    cli.run("import", "sisc", text.toString())
        .failed(1, text + " cannot be read: it is no SQLite database");
    cli.run("import", "aua", space.toString())
        .failed(
            1,
            space
                + " has no table corrections: give a store of aua, or choose the command of its"
                + " system");
    Cli.Outcome unreachable =
        cli.run("import", "helix", "jdbc:postgresql://127.0.0.1:1/none?user=u&connectTimeout=2");
    assertEquals(1, unreachable.code());
    assertTrue(unreachable.err().contains(" cannot be read: "), unreachable.err());
    assertFalse(Files.exists(folder.resolve("new.db")));
  }

  private Path spaceOs() throws SQLException {
    Path file = folder.resolve("space.db");
    if (Files.exists(file)) {
      return file;
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table agents (agent_id text primary key, identity text, constitution text, model"
              + " text, self_description text, archived_at text, created_at text, last_active_at"
              + " text, spawn_count integer, mood text)");
      statement.execute(
          "create table channels (channel_id text primary key, name text, topic text, created_at"
              + " text, archived_at text, pinned_at text)");
      statement.execute(
          "create table messages (message_id text primary key, channel_id text, agent_id text,"
              + " content text, created_at text)");
      statement.execute(
          "insert into agents values ('a1', 'Ada Two', null, 'm', null, null,"
              + " '2026-07-01T12:00:00.000001', null, 0, 'good')");
      statement.execute(
          "insert into channels values ('c1', 'main', null, '2026-07-01T10:00:00.500', null,"
              + " null)");
      statement.execute(
          "insert into messages values ('m1', 'c1', 'a1', 'hi', '2026-07-01T10:00:00.600')");
      statement.execute(
          "insert into messages values ('m2', 'c1', 'nobody', 'hi', '2026-07-01T10:00:00.600')");
    }
    return file;
  }

  private String url(String file) {
    return "jdbc:sqlite:" + folder.resolve(file);
  }
}
