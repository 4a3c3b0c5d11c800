package dev.stoa.app.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.MigratedFile;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnowledgeCommandsTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    cli = Cli.on(MigratedFile.at(folder.resolve("a.db")));
    cli.run("agent", "register", "ada", "--model", "m").ok();
  }

  @Test
  void knowledgeIsShownQueriedAndSearched() {
    Cli.Outcome told =
        cli.run(
                "knowledge",
                "contribute",
                "ops/backup",
                "WAL needs a checkpoint",
                "--as",
                "ada",
                "--confidence",
                "0.9",
                "--json")
            .ok();
    String id = told.text("knowledge_id");
    contribute("ops", "Disks fail");
    contribute("opsx", "looks alike");
    String shown = cli.run("knowledge", "show", id.substring(id.length() - 8)).ok().out();
    assertTrue(shown.contains("WAL needs a checkpoint"), shown);
    assertEquals(2, query("ops/*"));
    assertEquals(1, query("ops"));
    assertEquals(
        3,
        cli.run("knowledge", "list", "--agent", "ada", "--json").ok().objects("knowledge").size());
    Cli.Outcome hits = cli.run("knowledge", "search", "checkpoints", "--json").ok();
    assertEquals(1, hits.objects("hits").size());
    String found = cli.run("knowledge", "search", "disk").ok().out();
    assertTrue(found.contains("[Disks]"), found);
    assertEquals("Nothing found.\n", cli.run("knowledge", "search", "'\"*(").ok().out());
    cli.run("knowledge", "query", "ops/**")
        .failed(2, "domain \"ops/**\" contains a *: name one path, such as architecture/caching");
    cli.run("knowledge", "contribute", "ops", "x", "--as", "ada", "--confidence", "2")
        .failed(2, "confidence 2.0 is out of range: give 0 to 1, or leave it out");
  }

  @Test
  void theTreeShowsHowMuchIsKnown() {
    contribute("a/b/c", "x");
    contribute("a/b", "x");
    contribute("z", "x");
    String tree = cli.run("knowledge", "tree").ok().out();
    assertTrue(tree.indexOf("| a ") < tree.indexOf("| a/b ") && tree.contains("| a/b/c "), tree);
    assertEquals(
        2, cli.run("knowledge", "tree", "--depth", "1", "--json").ok().objects("domains").size());
    assertEquals(2, cli.run("knowledge", "tree", "a", "--json").ok().objects("domains").size());
    String cut = cli.run("knowledge", "tree", "--limit", "2").ok().out();
    assertTrue(cut.endsWith("There may be more: raise --limit, or name a domain.\n"), cut);
    assertEquals("No domains.\n", cli.run("knowledge", "tree", "none").ok().out());
  }

  @Test
  void whatIsArchivedIsLeftOutUnlessAskedFor() {
    String id = contribute("ops", "Disks fail");
    cli.run("knowledge", "archive", id, "--as", "ada").ok();
    assertEquals("No knowledge.\n", cli.run("knowledge", "list").ok().out());
    assertEquals(
        1,
        cli.run("knowledge", "list", "--show", "archived", "--json")
            .ok()
            .objects("knowledge")
            .size());
    cli.run("knowledge", "restore", id, "--as", "ada").ok();
    cli.run("knowledge", "restore", id, "--as", "ada").ok();
    contribute("ops", "Disks fail again");
    assertEquals(1, cli.run("knowledge", "related", id, "--json").ok().objects("related").size());
    Cli.Outcome first = cli.run("knowledge", "list", "--limit", "1", "--json").ok();
    assertEquals(
        1,
        cli.run("knowledge", "list", "--after", first.text("next"), "--json")
            .ok()
            .objects("knowledge")
            .size());
  }

  private int query(String domain) {
    return cli.run("knowledge", "query", domain, "--json").ok().objects("knowledge").size();
  }

  private String contribute(String domain, String content) {
    return cli.run("knowledge", "contribute", domain, content, "--as", "ada", "--json")
        .ok()
        .text("knowledge_id");
  }
}
