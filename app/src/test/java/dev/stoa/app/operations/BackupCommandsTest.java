package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupCommandsTest {

  @TempDir Path folder;

  @Test
  void aBackupIsMadeListedCheckedRehearsedRestoredAndPruned() throws IOException {
    Cli cli = onFile();
    cli.run("memory", "remember", "a walnut table").ok();
    String created = cli.run("backup", "create").ok().out();
    Cli.Outcome listed = cli.run("backup", "list", "--json").ok();
    String name = text(listed.objects("backups").head(), "backup");
    assertTrue(created.contains(name), created);
    assertTrue(Files.exists(folder.resolve("backups").resolve(name + ".db.gz")));
    assertTrue(cli.run("backup", "list").ok().out().contains(name));
    assertTrue(cli.run("backup", "verify").ok().out().endsWith("The backup is good.\n"));
    cli.run("memory", "remember", "an oak chair").ok();
    String dry = cli.run("restore", "--dry-run").ok().out();
    assertTrue(dry.startsWith("The backup " + name + " is good: jdbc:sqlite:"), dry);
    assertEquals(2, memories(cli));
    Cli.Outcome restored = cli.run("restore", name, "--json").ok();
    assertEquals(1, memories(cli));
    String aside = restored.text("put_aside");
    assertEquals(2, memories(Cli.on("jdbc:sqlite:" + aside)));
    Cli.Outcome drill = cli.run("backup", "drill").ok();
    assertTrue(drill.out().contains("verify the audit trail"), drill.out());
    assertTrue(
        cli.run("backup", "prune").ok().out().endsWith("0 backups removed, 1 backup kept.\n"));
  }

  @Test
  void aServerIsBackedUpAndRestored() {
    Cli cli = Cli.on(PostgresServer.shared().newDatabase());
    String backups = folder.toString();
    cli.run("memory", "remember", "a walnut table").ok();
    cli.run("backup", "create", "--folder", backups).ok();
    cli.run("memory", "remember", "an oak chair").ok();
    String aside = cli.run("restore", "--folder", backups, "--json").ok().text("put_aside");
    assertTrue(aside.startsWith("schema public_aside_"), aside);
    assertEquals(1, memories(cli));
  }

  @Test
  void mistakesAreNamed() {
    Cli cli = onFile();
    String url = "jdbc:sqlite:" + folder.resolve("agents.db");
    String backups = folder.resolve("backups").toString();
    cli.run("backup", "create")
        .failed(
            3,
            "there is no workspace at " + url + ": check the url, or make it with `stoa migrate`");
    assertFalse(Files.exists(folder.resolve("agents.db")));
    cli.run("restore")
        .failed(
            1,
            "there is no backup of "
                + url
                + " in "
                + backups
                + ": make one with `stoa backup create`, or name its folder with --folder");
    cli.run("restore", "../agents")
        .failed(
            2,
            "backup ../agents is not the name of a backup: give one that `stoa backup list` shows,"
                + " such as agents_20260102_030405_1f9a0c2e");
    cli.run("backup", "verify", "agents_20260102_030405_1f9a0c2e")
        .failed(
            1,
            "there is no backup agents_20260102_030405_1f9a0c2e in "
                + backups
                + ": see `stoa backup list`");
    cli.run("backup", "prune", "--daily", "-1")
        .failed(2, "--daily is -1: give 0 or more backups to keep");
    assertEquals("No backups in " + backups + "\n", cli.run("backup", "list").ok().out());
    Cli.Outcome plan = cli.run("backup", "drill", "--plan", "best");
    assertEquals(2, plan.code());
    assertTrue(plan.err().contains("--plan"), plan.err());
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Cli cli = onFile();
    cli.run("migrate").ok();
    Path file = Files.writeString(folder.resolve("file"), "");
    Cli.Outcome outcome = cli.run("backup", "create", "--folder", file.toString());
    assertEquals(3, outcome.code());
    assertTrue(
        outcome.err().startsWith("stoa: --folder " + file + " cannot be used: "), outcome.err());
  }

  private Cli onFile() {
    return Cli.on("jdbc:sqlite:" + folder.resolve("agents.db"));
  }

  private static int memories(Cli cli) {
    return cli.run("memory", "list", "--json").ok().objects("items").size();
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }
}
