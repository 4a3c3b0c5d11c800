package dev.stoa.app.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnowledgeCommandsTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.run("agent", "register", "ada", "--model", "m").ok();
  }

  @Test
  void knowledgeIsShownQueriedAndSearched() {
    Cli.Outcome outcome =
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
    String id = outcome.text("knowledge_id");
    contribute("ops", "Disks fail");
    contribute("opsx", "looks alike");
    String shown = cli.run("knowledge", "show", id.substring(id.length() - 8)).ok().out();
    assertTrue(shown.contains("WAL needs a checkpoint"), shown);
    assertEquals(2, query("ops/*"));
    assertEquals(1, query("ops"));
    assertEquals(
        3, cli.run("knowledge", "list", "--agent", "ada", "--json").ok().objects("items").size());
    Cli.Outcome hits = cli.run("knowledge", "search", "checkpoints", "--json").ok();
    assertEquals(1, hits.objects("items").size());
    String found = cli.run("knowledge", "search", "disk").ok().out();
    assertTrue(found.contains("[Disks]"), found);
    assertEquals("Nothing found.\n", cli.run("knowledge", "search", "'\"*(").ok().out());
    cli.run("knowledge", "query", "ops/**")
        .failed(2, "domain \"ops/**\" contains a *: name one path, such as architecture/caching");
    cli.run("knowledge", "contribute", "ops", "x", "--as", "ada", "--confidence", "2")
        .failed(2, "--confidence: 2.0 is out of range: give 0 to 1");
  }

  @Test
  void theTreeShowsHowMuchIsKnown() {
    contribute("a/b/c", "x");
    contribute("a/b", "x");
    contribute("z", "x");
    String tree = cli.run("knowledge", "tree").ok().out();
    assertTrue(tree.indexOf("| a ") < tree.indexOf("| a/b ") && tree.contains("| a/b/c "), tree);
    assertEquals(
        2, cli.run("knowledge", "tree", "--depth", "1", "--json").ok().objects("items").size());
    assertEquals(2, cli.run("knowledge", "tree", "a", "--json").ok().objects("items").size());
    assertEquals("No domains.\n", cli.run("knowledge", "tree", "none").ok().out());
  }

  @Test
  void whatIsArchivedIsLeftOutUnlessAskedFor() {
    String id = contribute("ops", "Disks fail");
    cli.run("knowledge", "archive", id, "--as", "ada").ok();
    assertEquals("No knowledge.\n", cli.run("knowledge", "list").ok().out());
    assertEquals(
        1,
        cli.run("knowledge", "list", "--show", "archived", "--json").ok().objects("items").size());
    cli.run("knowledge", "restore", id, "--as", "ada").ok();
    cli.run("knowledge", "restore", id, "--as", "ada").ok();
    contribute("ops", "Disks fail again");
    assertEquals(1, cli.run("knowledge", "related", id, "--json").ok().objects("items").size());
    Cli.Outcome first = cli.run("knowledge", "list", "--limit", "1", "--json").ok();
    assertEquals(
        1,
        cli.run("knowledge", "list", "--after", first.text("next"), "--json")
            .ok()
            .objects("items")
            .size());
  }

  @Test
  void aTreeIsPaged() {
    for (String domain : List.of("a", "a/b/c", "a/d", "a-b", "z/y")) {
      contribute(domain, "x");
    }
    assertEquals(
        List.of("a", "a/b", "a/b/c", "a/d", "a-b", "z", "z/y").sorted(), paged("3").sorted());
    for (String limit : List.of("1", "2", "4")) {
      assertEquals(paged("1000"), paged(limit), limit);
    }
    assertEquals(List.of("a", "a-b", "z"), paged("1", "--depth", "1").sorted());
    assertEquals(List.of("a/b", "a/d"), paged("1", "a", "--depth", "1"));
    String next = cli.run("knowledge", "tree", "a", "--limit", "1", "--json").ok().text("next");
    cli.run("knowledge", "tree", "z", "--after", next)
        .failed(2, "--after: it continues the tree of another domain: begin without it");
  }

  private List<String> paged(String limit, String... more) {
    List<String> all = List.empty();
    Option<String> next = Option.none();
    do {
      List<String> words =
          List.of("knowledge", "tree", "--limit", limit, "--json")
              .appendAll(List.of(more))
              .appendAll(next.toList().flatMap(text -> List.of("--after", text)));
      Cli.Outcome page = cli.run(words.toJavaArray(String[]::new)).ok();
      all =
          all.appendAll(
              page.objects("items")
                  .map(domain -> ((JsonString) domain.members().get("domain").get()).value()));
      next =
          page.member("next") instanceof JsonString text
              ? Option.some(text.value())
              : Option.none();
    } while (next.isDefined());
    return all;
  }

  @Test
  void severalEntriesAreContributedAtOnce() {
    cli.run("agent", "register", "bob", "--model", "m").ok();
    Cli.Outcome outcome =
        cli.runPiped(
                """
                {"domain":"ops","content":"Disks fail","confidence":0.5}
                {"domain":"ops/backup","content":"Restore weekly"}
                """,
                "knowledge",
                "contribute-batch",
                "-",
                "--as",
                "bob",
                "--json")
            .ok();
    assertEquals(2, outcome.objects("items").size());
    contribute("ops", "Disks are cheap");
    String table = cli.run("knowledge", "list", "--agent", "bob").ok().out();
    assertTrue(table.contains("| bob   |") && !table.contains("| ada   |"), table);
    assertEquals(1, items("list", "--domain", "ops/*", "--agent", "ada"));
    assertEquals(0, items("list", "--since", "9000-01-01T00:00:00Z"));
    assertEquals(1, items("search", "disk", "--agent", "bob"));
    Cli.Outcome first = cli.run("knowledge", "search", "disk", "--limit", "1", "--json").ok();
    assertEquals(1, items("search", "disk", "--limit", "1", "--after", first.text("next")));
    assertEquals(1, items("search", "disk", "--after", first.text("next")));
    cli.runPiped(
            """
            {"domain":"ops","content":"Disks fail"}
            {"domain":"ops//backup","content":"Restore weekly"}
            """,
            "knowledge",
            "contribute-batch",
            "-",
            "--as",
            "bob")
        .failed(
            2,
            "<entries> - line 2: domain \"ops//backup\" has an empty name: separate names with"
                + " single slashes");
    assertEquals(3, items("list"));
  }

  private int items(String... words) {
    return cli.run(
            List.of("knowledge")
                .appendAll(List.of(words))
                .append("--json")
                .toJavaArray(String[]::new))
        .ok()
        .objects("items")
        .size();
  }

  private int query(String domain) {
    return items("query", domain);
  }

  private String contribute(String domain, String content) {
    return cli.run("knowledge", "contribute", domain, content, "--as", "ada", "--json")
        .ok()
        .text("knowledge_id");
  }
}
