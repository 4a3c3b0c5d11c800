package dev.stoa.app.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LearningCommandsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void whatIsProposedIsLearnedAndUndone(TestEngine engine) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String chat = cli.run("conversation", "start", "--json").ok().text("conversation_id");
    cli.run("message", "append", chat, "I like tea with milk").ok();
    String known = cli.run("memory", "remember", "Ada likes tea", "--json").ok().text("memory_id");
    String lines =
        lines("{\"content\":\"Ada likes tea with milk\"}", "{\"content\":\"Ada likes tea\"}");
    String[] learn = {"memory", "learn", lines, "--conversation", chat};
    assertTrue(cli.run(with(learn, "--dry-run")).ok().out().contains("Nothing was changed."));
    assertEquals("[]", shown(cli, "learnings"));
    assertTrue(cli.run(with(learn, "--recalled", known)).ok().out().contains("refines"));
    String shown = cli.run("memory", "show", known, "--json").ok().out();
    assertTrue(shown.matches("(?s).*\"superseded_by\":\\s*\"[^\"]+\".*"), shown);
    String learning =
        cli.run("memory", "learnings", "--json")
            .ok()
            .out()
            .replaceAll("(?s).*\"learning_id\":\\s*\"([^\"]+)\".*", "$1");
    assertTrue(cli.run("memory", "learned", learning).ok().out().contains("says_more"));
    assertTrue(cli.run("memory", "unlearn", learning).ok().out().contains(known));
    assertTrue(cli.run("memory", "recall", "tea").ok().out().contains("Ada likes tea"));
    cli.run("memory", "unlearn", "none")
        .failed(1, "learning none does not exist: list learnings to find it");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrongIsNamedAndStoresNothing(TestEngine engine) throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    String fine = "{\"content\":\"Ada likes tea\"}";
    cli.run("memory", "learn", lines(fine, "{\"content\":\"Bo runs\",\"refines\":\"m9\"}"))
        .failed(
            1,
            "candidates[1].refines names memory m9, which scope shared does not have, so nothing"
                + " was learned: name a memory of that scope or leave it out");
    assertTrue(
        cli.run("memory", "learn", lines(fine, "{\"content\":7}")).err().contains("content"));
    assertTrue(
        cli.run("memory", "learn", lines(fine), "--text", "t", "--conversation", "c")
            .err()
            .contains("not both"));
    assertEquals("[]", shown(cli, "learnings"));
    assertEquals("[]", shown(cli, "list"));
  }

  private static String shown(Cli cli, String action) {
    return cli.run("memory", action, "--json")
        .ok()
        .out()
        .replaceAll("(?s).*\"items\":\\s*(\\[[^\\]]*\\]).*", "$1")
        .replaceAll("\\s", "");
  }

  private String lines(String... lines) throws IOException {
    return Files.writeString(
            Files.createTempFile(folder, "candidates", ".jsonl"), String.join("\n", lines))
        .toString();
  }

  private static String[] with(String[] command, String... more) {
    return Stream.concat(Arrays.stream(command), Arrays.stream(more)).toArray(String[]::new);
  }
}
