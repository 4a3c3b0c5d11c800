package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GlobalOptionsTest {

  @TempDir Path folder;

  @Test
  void theyStandBeforeOrAfterTheCommand() {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    run("audit", "append", "--type", "t", "--store", url);
    String before = run("--store", url, "--json", "audit", "list");
    String between = run("audit", "--json", "--store", url, "list");
    String after = run("audit", "list", "--store", url, "--json");
    assertEquals(after, before);
    assertEquals(after, between);
  }

  @Test
  void schemaAndDurabilityAreTakenInAnyCase() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("a.db"));
    cli.run("audit", "append", "--type", "t", "--durability", "full", "--schema", "migrate").ok();
    cli.run("audit", "list", "--schema", "validate").ok();
    cli.run("audit", "list", "--schema", "NONE", "--durability", "Normal").ok();
  }

  @Test
  void validateRefusesToMakeAWorkspace() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("a.db"));
    assertEquals(3, cli.run("audit", "append", "--type", "t", "--schema", "validate").code());
  }

  private static String run(String... words) {
    return Cli.bare().run(words).ok().out();
  }
}
