package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.example.quickstart.DocPage.Snippet;
import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of the documentation compiles, and the tutorial prints what the page shows. */
final class DocumentationTest {

  private static final String URL = "\"jdbc:sqlite:agents.db\"";

  /** Libraries that the pages mention and this module does not have. */
  private static final List<String> ELSEWHERE =
      List.of(
          "org.springframework.",
          "io.micrometer.",
          "com.anthropic.",
          "com.google.adk.",
          "com.google.genai.",
          "org.bsc.langgraph4j.",
          "dev.stoa.adk.",
          "dev.stoa.anthropic.",
          "dev.stoa.architecture.",
          "dev.stoa.embeddings.",
          "dev.stoa.langchain4j.",
          "dev.stoa.langgraph4j.",
          "dev.langchain4j.",
          "dev.stoa.spring.ai.",
          "dev.stoa.torture.",
          "org.junit.");

  @TempDir static Path folder;

  private static CompiledSource tutorial;

  @BeforeAll
  static void compileTheTutorial() throws Exception {
    tutorial = compiled("Tutorial", snippets());
  }

  private static CompiledSource compiled(String name, List<Snippet> snippets) throws Exception {
    String program =
        Stream.of(
                snippets.stream().flatMap(snippet -> snippet.imports().stream()).distinct(),
                Stream.of(
                    "public class " + name + " {",
                    "public static void main(String[] args) throws Exception {"),
                snippets.stream().flatMap(snippet -> snippet.lines().stream()),
                Stream.of("}", "}"))
            .flatMap(lines -> lines)
            .collect(Collectors.joining("\n"));
    assertTrue(program.contains(URL), program);
    return CompiledSource.of(folder, Map.of(name, program.replace(URL, "args[0]")));
  }

  @Test
  void theFirstLinesOfTheReadmePrintWhatItShows() throws Exception {
    Snippet first = DocPage.of("../README.md").snippets().get(0);
    assertTrue(first.lines().size() <= 9, () -> String.join("\n", first.lines()));
    assertEquals(
        first.output(), compiled("Readme", List.of(first)).run("Readme", "jdbc:sqlite:readme.db"));
  }

  @Test
  void theTutorialPrintsWhatItShows() throws Exception {
    tutorialRunsOn("jdbc:sqlite:agents.db");
  }

  @Test
  void theTutorialPrintsTheSameOnPostgres() throws Exception {
    tutorialRunsOn(PostgresServer.shared().newDatabase() + "&currentSchema=tutorial");
  }

  @Test
  void aSnippetOfTheTutorialHasAtMostFiveLines() {
    for (Snippet snippet : snippets()) {
      assertTrue(snippet.lines().size() <= 5, () -> String.join("\n", snippet.lines()));
      assertTrue(
          snippet.lines().stream().allMatch(line -> line.length() <= 120),
          () -> String.join("\n", snippet.lines()));
    }
  }

  @Test
  void theTutorialImportsOnlyStoaAndTheJdk() {
    snippets().stream()
        .flatMap(snippet -> snippet.imports().stream())
        .forEach(
            line ->
                assertTrue(
                    line.startsWith("import dev.stoa.") || line.startsWith("import java."), line));
  }

  @Test
  void everyImportInTheDocumentationExists() throws Exception {
    Map<String, String> classes = new LinkedHashMap<>();
    int checked = 0;
    for (DocPage page : DocPage.all()) {
      TreeSet<String> imports =
          page.snippets().stream()
              .flatMap(snippet -> snippet.imports().stream())
              .filter(line -> ELSEWHERE.stream().noneMatch(line::contains))
              .collect(Collectors.toCollection(TreeSet::new));
      if (!imports.isEmpty()) {
        String name = "Imports" + classes.size();
        classes.put(
            name,
            String.join("\n", imports) + "\n/* " + page.path() + " */ class " + name + " {}\n");
      }
      checked += imports.size();
    }
    CompiledSource.of(folder, classes);
    assertTrue(checked > 50, "imports checked: " + checked);
  }

  private static void tutorialRunsOn(String url) throws Exception {
    assertEquals(
        snippets().stream().map(Snippet::output).collect(Collectors.joining()),
        tutorial.run("Tutorial", url));
  }

  private static List<Snippet> snippets() {
    return DocPage.of("tutorial.md").snippets();
  }
}
