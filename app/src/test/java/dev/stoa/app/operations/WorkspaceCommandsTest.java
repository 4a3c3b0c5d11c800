package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workspaces in several places, by a directory. */
class WorkspaceCommandsTest {

  @TempDir Path folder;

  private final Cli cli = Cli.bare();

  @Test
  void aWorkspaceIsCreatedListedAndMovedToAnotherServer() throws IOException {
    String file = "jdbc:sqlite:" + folder.resolve("a.db");
    run("create", "team_a", "--url", file).ok();
    Cli.on(file).run("memory", "remember", "walnut").ok();
    String server = TestEngine.POSTGRES.newUrl();
    Cli.Outcome moved = run("move", "team_a", "--to", server, "--json").ok();
    assertTrue(moved.out().contains("content_root"), moved.out());
    assertTrue(Files.readString(directory()).contains("team_a " + server));
    assertEquals(
        "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(directory())));
    assertTrue(Cli.on(server).run("memory", "list").ok().out().contains("walnut"));
    assertTrue(run("list").ok().out().contains("team_a"));
  }

  @Test
  void mistakesAreRefusedAndTheDirectoryStays() throws IOException {
    assertEquals("No workspaces.\n", run("list").ok().out());
    String file = "jdbc:sqlite:" + folder.resolve("a.db");
    run("create", "Team A", "--url", file)
        .failed(2, "workspace Team A is no name: use up to 63 lower-case letters, digits and _");
    run("create", "team_a", "--url", file).ok();
    run("create", "team_a", "--url", file)
        .failed(2, "workspace team_a is in " + directory() + " already: move it instead");
    run("move", "team_b", "--to", file)
        .failed(2, "workspace team_b is not in " + directory() + ": list them, or create it");
    String full = "jdbc:sqlite:" + folder.resolve("full.db");
    Cli.on(full).run("memory", "remember", "walnut").ok();
    Cli.Outcome refused = run("move", "team_a", "--to", full);
    assertEquals(1, refused.code());
    assertTrue(refused.err().contains("the target is not empty"), refused.err());
    assertEquals("team_a " + file + "\n", Files.readString(directory()));
    Files.writeString(directory(), "team_a\n");
    assertTrue(run("list").err().contains("line 1 is not understood"));
  }

  private Path directory() {
    return folder.resolve("workspaces");
  }

  private Cli.Outcome run(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "workspace";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--directory";
    all[words.length + 2] = directory().toString();
    return cli.run(all);
  }
}
