package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.example.quickstart.DocPage.Snippet;
import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of the documentation compiles, and the tutorial prints what the page shows. */
final class DocumentationTest {

  private static final String URL = "jdbc:sqlite:agents.db";

  /** Libraries that the pages mention and this module does not have. */
  private static final List<String> ELSEWHERE =
      List.of(
          "org.springframework.",
          "io.micrometer.",
          "dev.stoa.architecture.",
          "dev.stoa.embeddings.",
          "dev.stoa.torture.",
          "org.junit.");

  @TempDir Path folder;

  @Test
  void theTutorialPrintsWhatItShows() throws Exception {
    tutorialRunsOn(URL);
  }

  @Test
  void theTutorialPrintsTheSameOnPostgres() throws Exception {
    tutorialRunsOn(PostgresServer.shared().newDatabase() + "&currentSchema=tutorial");
  }

  @Test
  void aSnippetOfTheTutorialHasAtMostFiveLines() {
    for (Snippet snippet : DocPage.of("tutorial.md").snippets()) {
      assertTrue(snippet.lines().size() <= 5, () -> String.join("\n", snippet.lines()));
      assertTrue(
          snippet.lines().stream().allMatch(line -> line.length() <= 120),
          () -> String.join("\n", snippet.lines()));
    }
  }

  @Test
  void theTutorialImportsOnlyStoaAndTheJdk() {
    DocPage.of("tutorial.md").snippets().stream()
        .flatMap(snippet -> snippet.imports().stream())
        .forEach(
            line ->
                assertTrue(
                    line.startsWith("import dev.stoa.") || line.startsWith("import java."), line));
  }

  @Test
  void everyImportInTheDocumentationExists() throws Exception {
    int checked = 0;
    for (DocPage page : DocPage.all()) {
      TreeSet<String> imports =
          page.snippets().stream()
              .flatMap(snippet -> snippet.imports().stream())
              .filter(line -> ELSEWHERE.stream().noneMatch(line::contains))
              .collect(Collectors.toCollection(TreeSet::new));
      if (!imports.isEmpty()) {
        CompiledSource.of(folder, "Imports", String.join("\n", imports) + "\nclass Imports {}\n");
      }
      checked += imports.size();
    }
    assertTrue(checked > 50, "imports checked: " + checked);
  }

  private void tutorialRunsOn(String url) throws Exception {
    List<Snippet> snippets = DocPage.of("tutorial.md").snippets();
    assertFalse(snippets.isEmpty());
    String program =
        Stream.of(
                snippets.stream().flatMap(snippet -> snippet.imports().stream()).distinct(),
                Stream.of(
                    "public class Tutorial {",
                    "public static void main(String[] args) throws Exception {"),
                snippets.stream().flatMap(snippet -> snippet.lines().stream()),
                Stream.of("}", "}"))
            .flatMap(lines -> lines)
            .collect(Collectors.joining("\n"));
    String printed = CompiledSource.of(folder, "Tutorial", program.replace(URL, url)).run();
    assertEquals(snippets.stream().map(Snippet::output).collect(Collectors.joining()), printed);
  }
}
