package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** {@code docs/cli.md} lists every command that creates a workspace. */
class CreatingCommandsTest {

  private static final Pattern LIST =
      Pattern.compile(
          "can be the first ones in a workspace: (.*?)\\. \\(`demo` creates its own\\.\\)");

  @Test
  void thePageListsTheActionsThatCreateAWorkspace() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "cli.md")).replaceAll("\\s+", " ");
    Matcher list = LIST.matcher(page);
    assertTrue(list.find());
    assertEquals(
        Catalogue.complete()
            .actions()
            .filter(action -> action.creates() && action.edges().contains(Edge.CLI))
            .map(Action::name)
            .sorted()
            .map(name -> "`" + name.replace('.', ' ') + "`")
            .mkString(", "),
        list.group(1));
  }
}
