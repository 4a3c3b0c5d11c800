package dev.stoa.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileCommandsTest {

  private static final String PLAN = "/memories/a/plan.md";

  @TempDir Path folder;

  private Cli cli;
  private Path disk;

  @BeforeEach
  void aWorkspace() throws IOException {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.run("agent", "register", "ada", "--model", "m").ok();
    disk = Files.createDirectory(folder.resolve("memories"));
  }

  @Test
  void filesAreWrittenEditedAndShown() {
    assertEquals(
        "File created successfully at: " + PLAN,
        cli.run("files", "create", PLAN, "--text", "one", "--as", "ada").ok().out().strip());
    String edited =
        cli.run("files", "edit", PLAN, "--old", "one", "--new", "two", "--as", "ada", "--json")
            .ok()
            .out();
    assertTrue(edited.contains("\"version\":2"), edited);
    cli.run("files", "insert", PLAN, "--line", "0", "--text", "zero", "--scope", "agent:ada").ok();
    assertEquals("zero\ntwo", cli.run("files", "read", PLAN, "--as", "ada").ok().out().strip());
    assertTrue(
        cli.run("files", "view", PLAN, "--as", "ada", "--from", "2")
            .ok()
            .out()
            .contains("     2\ttwo"));
    cli.run("files", "edit", PLAN, "--old", "two", "--as", "ada", "--expected", "1")
        .failed(
            1, "The file " + PLAN + " has version 3, not 1: view it again before you change it");
    assertEquals(
        3, cli.run("files", "history", PLAN, "--as", "ada", "--json").ok().objects("items").size());
    cli.run("files", "rename", "/memories/a", "/memories/b", "--as", "ada").ok();
    assertEquals(1, cli.run("files", "list", "--as", "ada", "--json").ok().objects("items").size());
    assertEquals(0, cli.run("files", "list", "--json").ok().objects("items").size());
    cli.run("files", "delete", "/memories/b", "--as", "ada").ok();
    cli.run("files", "view", "/memories/../etc", "--as", "ada")
        .failed(2, "Path /memories/../etc would escape /memories directory");
  }

  @Test
  void aFolderIsBroughtTogetherBothWays() throws IOException {
    Files.createDirectories(disk.resolve("a"));
    Files.writeString(disk.resolve("a/here.md"), "here");
    create("/memories/there.md", "there");
    assertEquals("push /memories/a/here.md\npull /memories/there.md\n", sync());
    assertEquals("there", Files.readString(disk.resolve("there.md")));
    assertEquals("here", read("/memories/a/here.md"));
    assertEquals("Both sides say the same\n", sync());
    Files.writeString(disk.resolve("a/here.md"), "here 2");
    Files.delete(disk.resolve("there.md"));
    assertEquals("push /memories/a/here.md\ndelete there /memories/there.md\n", sync());
    assertEquals("here 2", read("/memories/a/here.md"));
    cli.run("files", "delete", "/memories/a", "--scope", "team:t").ok();
    assertEquals("delete here /memories/a/here.md\n", sync());
    assertFalse(Files.exists(disk.resolve("a/here.md")));
    assertEquals("Both sides say the same\n", sync());
  }

  @Test
  void conflictsAreNamedAndNothingIsOverwritten() throws IOException {
    Files.writeString(disk.resolve("both.md"), "disk");
    create("/memories/both.md", "store");
    for (int i = 0; i < 2; i++) {
      assertEquals(
          "conflict /memories/both.md\n",
          cli.run("files", "sync", disk.toString(), "--scope", "team:t").out());
      assertEquals("disk", Files.readString(disk.resolve("both.md")));
      assertEquals("store", read("/memories/both.md"));
    }
    Files.writeString(disk.resolve("both.md"), "store");
    assertEquals("Both sides say the same\n", sync());
    Files.writeString(disk.resolve("both.md"), "disk 2");
    cli.run("files", "delete", "/memories/both.md", "--scope", "team:t").ok();
    assertEquals(
        "conflict /memories/both.md\n",
        cli.run("files", "sync", disk.toString(), "--scope", "team:t").out());
    assertEquals("disk 2", Files.readString(disk.resolve("both.md")));
  }

  @Test
  void whatIsNoMemoryFileIsLeftOutAndLinksAreNotFollowed() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("secret"), "secret");
    Files.createSymbolicLink(disk.resolve("link"), outside);
    Files.write(disk.resolve("binary"), new byte[] {(byte) 0xff, 0});
    create("/memories/link/x.md", "x");
    String said = cli.run("files", "sync", disk.toString(), "--scope", "team:t").err();
    assertTrue(said.contains("outside of the folder, by a link"), said);
    assertFalse(Files.exists(outside.resolve("x.md")));
    Files.delete(disk.resolve("link"));
    assertEquals("pull /memories/link/x.md\nleft out binary: it is no text in UTF-8\n", sync());
  }

  @Test
  void aDryRunChangesNothing() throws IOException {
    Files.writeString(disk.resolve("here.md"), "here");
    assertEquals(
        "push /memories/here.md\n",
        cli.run("files", "sync", disk.toString(), "--scope", "team:t", "--dry-run").ok().out());
    assertEquals(
        0, cli.run("files", "list", "--scope", "team:t", "--json").ok().objects("items").size());
    cli.run("files", "sync", folder.resolve("none").toString())
        .failed(2, folder.resolve("none") + " is no folder: create it first");
  }

  private void create(String path, String text) {
    cli.run("files", "create", path, "--text", text, "--scope", "team:t").ok();
  }

  private String read(String path) {
    return cli.run("files", "read", path, "--scope", "team:t").ok().out().strip();
  }

  private String sync() {
    return cli.run("files", "sync", disk.toString(), "--scope", "team:t").ok().out();
  }
}
