package dev.stoa.app.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryCommandsTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
  }

  @Test
  void whatIsSupersededIsFoundByItsTimeOnly() {
    String ada = remember("Ada is on call", "--valid-from", "2026-01-01T00:00:00Z");
    String bo =
        remember("Bo is on call", "--valid-from", "2026-02-01T00:00:00Z", "--supersedes", ada);
    assertRecalled("Bo is on call");
    assertRecalled("Ada is on call", "--valid-at", "2026-01-31T23:59:59.999999Z");
    assertRecalled("Bo is on call", "--valid-at", "2026-02-01T00:00:00Z");
    assertEquals(
        2,
        cli.run("memory", "recall", "call", "--all-versions", "--json")
            .ok()
            .objects("items")
            .size());
    Cli.Outcome history = cli.run("memory", "history", ada, "--json").ok();
    assertEquals(2, history.objects("items").size());
    cli.run("memory", "supersede", ada, bo).ok();
    cli.run("memory", "supersede", bo, bo).failed(1, bo + " cannot supersede itself: name another");
    cli.run("memory", "reinstate", bo)
        .failed(1, bo + " is not superseded: there is nothing to undo");
    cli.run("memory", "reinstate", ada).ok();
    assertEquals(2, cli.run("memory", "list", "--json").ok().objects("items").size());
    cli.run("memory", "recall", "call", "--all-versions", "--valid-at", "2026-02-01T00:00:00Z")
        .failed(2, "valid_at is given with all_versions: give one of them");
    cli.run(
            "memory",
            "remember",
            "y",
            "--valid-from",
            "2026-02-01T00:00:00Z",
            "--valid-until",
            "2026-01-01T00:00:00Z")
        .failed(
            2,
            "valid_until 2026-01-01T00:00:00Z is before valid_from 2026-02-01T00:00:00Z:"
                + " give a later end or an earlier beginning");
  }

  private void assertRecalled(String content, String... when) {
    String[] recall = {"memory", "recall", "call", "--json"};
    JsonObject only =
        cli.run(Stream.concat(Stream.of(recall), Stream.of(when)).toArray(String[]::new))
            .ok()
            .objects("items")
            .single();
    JsonObject memory = (JsonObject) only.members().get("memory").get();
    assertEquals(new JsonString(content), memory.members().get("content").get());
  }

  @Test
  void aMemoryIsRememberedRecalledAndExplained() {
    String id = remember("Retries need jitter", "--tier", "medium", "--importance", "0.8");
    assertEquals(id, remember("RETRIES need jitter"));
    String shown = cli.run("memory", "show", id).ok().out();
    assertTrue(shown.contains("Retries need jitter") && shown.contains("medium"), shown);
    String recalled =
        cli.run(
                "memory",
                "recall",
                "jitter",
                "--columns",
                "relevance,parts.words,memory.importance")
            .ok()
            .out();
    assertTrue(recalled.contains("0.800") && !recalled.contains("1.000"), recalled);
    String explained =
        cli.run("memory", "recall", "jitter", "--by-relevance", "--explain").ok().out();
    assertTrue(explained.contains("relevance 0.") && explained.contains("(words 0."), explained);
    Cli.Outcome json = cli.run("memory", "recall", "--tier", "medium", "--json").ok();
    assertEquals(1, json.objects("items").size());
    assertEquals(
        "No memories found.\n",
        cli.run("memory", "recall", "jitter", "--scope", "other").ok().out());
    cli.run("memory", "edit", id)
        .failed(
            2,
            "nothing is to change: give --content, --importance, --metadata, --expires-at,"
                + " --never-expires, --valid-from, --valid-until, --valid-since-ever,"
                + " --valid-for-ever or --embedding");
    Cli.Outcome ends =
        cli.run("memory", "edit", id, "--expires-at", "2999-01-01T00:00:00Z", "--json").ok();
    assertEquals("2999-01-01T00:00:00.000000Z", ends.text("expires_at"));
    assertEquals(
        new JsonNull(),
        cli.run("memory", "edit", id, "--never-expires", "--json").ok().member("expires_at"));
    String edited =
        cli.run("memory", "edit", id, "--content", "Retries need a budget", "--json").ok().out();
    assertTrue(edited.contains("\"content\":\"Retries need a budget\""), edited);
    assertEquals("No memories found.\n", cli.run("memory", "recall", "jitter").ok().out());
  }

  @Test
  void whatSaysNearlyTheSameIsReportedRefusedOrMergedAndTakenOut() {
    String id = remember("Retries of the payment service need jitter");
    Cli.Outcome known =
        cli.run("memory", "remember", "* Retries of the payment service need jitter", "--json")
            .ok();
    assertEquals("known", known.text("written"));
    assertEquals(id, known.text("memory_id"));
    assertEquals(0, known.number("reinforcements"));
    Cli.Outcome other =
        cli.run("memory", "remember", "Retries of the payment service need a budget", "--json")
            .ok();
    assertEquals("added", other.text("written"));
    assertTrue(other.out().contains("\"similar\":[{\"id\":\"" + id + "\""), other.out());
    String again = "Retries of payment service really need jitter";
    cli.run("memory", "remember", again, "--unless-similar", "0.9")
        .failed(
            1,
            "this says nearly the same as "
                + id
                + " (1.0): change that, merge it, or allow more similarity");
    cli.run("memory", "remember", again, "--unless-similar", "0.9", "--merge")
        .failed(2, "give --unless-similar or --merge, not both");
    Cli.Outcome merged = cli.run("memory", "remember", again, "--merge", "--json").ok();
    assertEquals("merged", merged.text("written"));
    assertEquals(1, merged.number("reinforcements"));
    Cli.Outcome variants = cli.run("memory", "variants", id, "--json").ok();
    assertEquals(1, variants.objects("items").size());
    String variant =
        ((JsonString) variants.objects("items").head().members().get("variant_id").get()).value();
    assertEquals(again, cli.run("memory", "take-out", variant, "--json").ok().text("content"));
    assertTrue(cli.run("memory", "variants", id).ok().out().contains(again));
  }

  @Test
  void batchesFoldOnRequest() {
    String lines =
        "{\"content\":\"Retries of the service need jitter\"}\n"
            + "{\"content\":\"Retries of service really need jitter\"}\n";
    assertEquals(
        1, cli.runPiped(lines, "memory", "remember-batch", "-", "--unless-similar", "0.9").code());
    cli.runPiped(lines, "memory", "remember-batch", "-", "--merge").ok();
    assertEquals(1, cli.run("memory", "list", "--json").ok().objects("items").size());
    cli.runPiped(lines, "memory", "remember-batch", "-").ok();
    assertEquals(2, cli.run("memory", "list", "--json").ok().objects("items").size());
  }

  @Test
  void anEmbeddingFindsByMeaning() {
    remember("east", "--embedding", "1,0", "--model", "m");
    String found =
        cli.run("memory", "recall", "--embedding", "0.9, 0.1", "--model", "m").ok().out();
    assertTrue(found.contains("east"), found);
    cli.run("memory", "recall", "--embedding", "1,x", "--model", "m")
        .failed(2, "--embedding: 'x' is not a number");
    cli.run("memory", "recall", "--embedding", "1,0")
        .failed(2, "--embedding and --model go together: give both or neither");
  }

  @Test
  void outcomesMoveAndSweep() {
    String id = remember("x", "--tier", "fast");
    for (int i = 0; i < 9; i++) {
      cli.run("memory", "outcome", id, "--success").ok();
    }
    cli.run("memory", "promote", id)
        .failed(1, "memory " + id + " is in the fast tier: there is none faster");
    Cli.Outcome swept = cli.run("memory", "consolidate", "--json").ok();
    assertEquals(1, swept.objects("demotions").size());
    Cli.Outcome latest = cli.run("memory", "outcomes", id, "--limit", "4", "--json").ok();
    assertEquals(4, latest.objects("items").size());
    Cli.Outcome rest =
        cli.run("memory", "outcomes", id, "--after", latest.text("next"), "--json").ok();
    assertEquals(5, rest.objects("items").size());
    String listed = cli.run("memory", "outcomes", id).ok().out();
    assertTrue(listed.contains("surprise after"), listed);
    cli.run("memory", "outcomes", "m1")
        .failed(1, "memory m1 does not exist: recall or list memories to find it");
    String shown = cli.run("memory", "show", id).ok().out();
    assertTrue(shown.contains("high_stability"), shown);
    assertEquals(1, cli.run("memory", "evaluate", "--json").ok().number("cycle"));
    assertEquals(1, cli.run("memory", "evaluations", "--json").ok().objects("items").size());
    cli.run("memory", "evaluate", "--confidence", "2")
        .failed(2, "--confidence: 2.0 is out of range: give 0 to 1");
    cli.run("memory", "outcome", id).failed(2, "give --success or --failure, one of them");
    assertEquals(1, cli.run("memory", "stats", "--json").ok().number("memories"));
    String limited = cli.run("memory", "limit", "--dry-run", "--most", "medium=2").ok().out();
    assertTrue(limited.contains("| medium  |        1 |     2 |"), limited);
    assertEquals(0, cli.run("memory", "limit", "--json").ok().number("evicted"));
    assertEquals(0, cli.run("memory", "expire", "--json").ok().number("aged"));
  }

  @Test
  void aRedLineIsDrawnListedAndLifted() {
    String id = remember("never");
    cli.run("memory", "protect", id, "--reason", "law").ok();
    cli.run("memory", "forget", id)
        .failed(
            1,
            "memory " + id + " is red-lined (law) and cannot be removed: lift the red line first");
    assertEquals(
        1, cli.run("memory", "list", "--protected", "--json").ok().objects("items").size());
    cli.run("memory", "unprotect", id).ok();
    cli.run("memory", "forget", id, "--reason", "old").ok();
    String archive = cli.run("memory", "archive").ok().out();
    assertTrue(archive.contains("old") && archive.contains("No more"), archive);
    cli.run("memory", "restore", id).ok();
    cli.run("memory", "restore", id).ok();
    cli.run("memory", "purge", id)
        .failed(
            1,
            "memory " + id + " is live: forget it before purging or restoring an archived version");
    cli.run("memory", "forget", id).ok();
    cli.run("memory", "purge", id).ok();
    cli.run("memory", "restore", id)
        .failed(1, "memory " + id + " is not in the archive: list the archive to find it");
  }

  @Test
  void memoriesAreListedPageByPage() {
    remember("a");
    remember("b");
    String next = cli.run("memory", "list", "--limit", "1", "--json").ok().text("next");
    Cli.Outcome rest = cli.run("memory", "list", "--after", next, "--json").ok();
    assertEquals(1, rest.objects("items").size());
    cli.run("memory", "list", "--after", "x")
        .failed(2, "--after: x is not a cursor of this list: copy it from the previous page");
    cli.run("memory", "list", "--tier", "quick")
        .failed(2, "--tier: 'quick' is unknown: give fast, medium, slow, glacial");
    cli.run("memory", "list", "--protected", "--tier", "slow")
        .failed(
            2,
            "--protected lists every scope and tier: leave out --scope, --tier,"
                + " --min-importance and --where");
    cli.run("memory", "remember", "x", "--importance", "7")
        .failed(2, "--importance: 7.0 is out of range: give 0 to 1");
  }

  @Test
  void aSnapshotGoesThereAndBack() {
    remember("a");
    String file = folder.resolve("memories.jsonl").toString();
    assertEquals(
        1,
        cli.run("memory", "snapshot", "export", "--all", "--out", file, "--json")
            .ok()
            .number("count"));
    Cli.Outcome again = cli.run("memory", "snapshot", "restore", file, "--json").ok();
    assertEquals(1, again.number("skipped"));
    Cli other = Cli.on(TestWorkspace.copyTo(folder.resolve("b.db")));
    assertEquals(
        1,
        other
            .run("memory", "snapshot", "restore", file, "--mode", "merge", "--json")
            .ok()
            .number("restored"));
  }

  @Test
  void memoriesAreRememberedFromAFileAllOrNone() throws IOException {
    Path file = folder.resolve("new.jsonl");
    Files.writeString(
        file,
        "{\"content\":\"a\",\"tier\":\"fast\"}\n{\"content\":\"b\",\"time_to_live\":\"2h\"}\n");
    Cli.Outcome stored = cli.run("memory", "remember-batch", file.toString(), "--json").ok();
    assertEquals(2, stored.objects("items").size());
    Files.writeString(file, "{\"content\":\"c\"}\n{\"content\":\"d\",\"importance\":7}\n");
    cli.run("memory", "remember-batch", file.toString())
        .failed(2, "<file|-> " + file + " line 2: importance: 7.0 is out of range: give 0 to 1");
    assertEquals(2, cli.run("memory", "stats", "--json").ok().number("memories"));
  }

  private String remember(String content, String... options) {
    String[] words = new String[options.length + 4];
    words[0] = "memory";
    words[1] = "remember";
    words[2] = content;
    words[3] = "--json";
    System.arraycopy(options, 0, words, 4, options.length);
    return cli.run(words).ok().text("memory_id");
  }
}
