package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {

  @TempDir Path folder;

  @Test
  void theDemoEndsWithBothTamperingsNamed() {
    String output = run("demo", "--all", "--folder", folder.resolve("play").toString()).ok().out();
    assertTrue(output.contains("== 1. The audit trail =="), output);
    assertTrue(output.contains("ALTERED at sequence 4"), output);
    assertTrue(output.contains("TRUNCATED at sequence 6"), output);
    assertTrue(output.contains("| 3 of 8 "), output);
  }

  @Test
  void itIsShortAndLeavesAConcludedDebate() {
    Cli.Outcome outcome = run("demo", "--folder", folder.resolve("play").toString()).ok();
    long lines = outcome.out().lines().count();
    assertTrue(lines <= 80, lines + " lines:\n" + outcome.out());
    assertTrue(outcome.out().contains("stoa serve --store "), outcome.out());
    Cli.Outcome debates =
        Cli.on("jdbc:sqlite:" + folder.resolve("play").resolve("demo.db"))
            .run("debate", "history")
            .ok();
    assertTrue(debates.out().contains("How long may prices be cached?"), debates.out());
  }

  @Test
  void jsonHasTheSameSections() {
    Cli.Outcome outcome = run("demo", "--json", "--folder", folder.resolve("play").toString()).ok();
    JsonObject section = outcome.objects("sections").head();
    assertEquals(new JsonString("The audit trail"), section.members().get("title").get());
    JsonArray steps = (JsonArray) section.members().get("steps").get();
    JsonObject last = (JsonObject) steps.values().last();
    assertEquals(
        List.of("sound", "ALTERED at sequence 4", "sound", "TRUNCATED at sequence 6"),
        ((JsonArray) last.members().get("rows").get())
            .values()
            .map(row -> ((JsonString) ((JsonObject) row).members().get("result").get()).value())
            .toList());
  }

  @Test
  void theWorkspaceItLeavesIsSound() {
    Cli.Outcome outcome = run("demo", "--json", "--folder", folder.resolve("play").toString()).ok();
    Cli.on(outcome.text("store")).run("audit", "verify").ok();
  }

  @Test
  void aFolderWithSomethingInItIsRefused() throws IOException {
    Files.writeString(folder.resolve("mine"), "precious");
    run("demo", "--folder", folder.toString())
        .failed(
            1, "--folder " + folder + " is not empty: give a new folder, nothing is overwritten");
  }

  private static Cli.Outcome run(String... words) {
    return Cli.bare().run(words);
  }
}
