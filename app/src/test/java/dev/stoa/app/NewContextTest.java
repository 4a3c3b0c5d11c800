package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.schema.Migrations;
import dev.stoa.torture.ChildProcess;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.flywaydb.core.Flyway;
import org.jooq.codegen.GenerationTool;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Adds the context "goal", which has a table and is audited, as docs/architecture.md says: its own
 * files are in the resources of this test, and everything else is an edit that the page lists.
 */
final class NewContextTest {

  private static final Path ROOT = Path.of("..");
  private static final Path OWN = Path.of("src/test/resources/new-context");
  private static final Path MIGRATIONS =
      ROOT.resolve("schema/src/main/resources/dev/stoa/migration");
  private static final int MOST_EDITS = 8;

  /** Lines that are added before others in one file, which the page calls by this name. */
  private record Edit(String name, String file, Map<String, String> added) {

    String edited() throws IOException {
      String text = Files.readString(ROOT.resolve(file));
      for (Map.Entry<String, String> line : added.entrySet()) {
        assertTrue(text.contains(line.getKey()), () -> line.getKey() + " in " + file);
        text = text.replace(line.getKey(), line.getValue() + "\n" + line.getKey());
      }
      return text;
    }

    /** Where a compiler looks for it; modules are checked by the build. */
    boolean isCompiled() {
      return file.endsWith(".java") && !file.endsWith("module-info.java");
    }
  }

  private static final List<Edit> EDITS =
      List.of(
          new Edit(
              "`StoaContext`",
              "domain/src/main/java/dev/stoa/domain/kernel/StoaContext.java",
              Map.of("  ENCRYPTION(", "  GOAL(\"Goal\"),")),
          new Edit(
              "`Storage`",
              "domain/src/main/java/dev/stoa/domain/storage/Storage.java",
              Map.of(
                  "import dev.stoa.domain.knowledge.KnowledgeStorage;",
                  "import dev.stoa.domain.goal.GoalStorage;",
                  "        KnowledgeStorage,",
                  "        GoalStorage,")),
          new Edit(
              "`JooqStorage`",
              "adapters-jooq/src/main/java/dev/stoa/adapter/jooq/JooqStorage.java",
              Map.of(
                  "import dev.stoa.adapter.jooq.imports.JooqImportStorage;",
                  "import dev.stoa.adapter.jooq.goal.JooqGoalStorage;",
                  "        JooqImportStorage,",
                  "        JooqGoalStorage,")),
          new Edit(
              "`module-info` of `domain`",
              "domain/src/main/java/module-info.java",
              Map.of("  exports dev.stoa.domain.imports;", "  exports dev.stoa.domain.goal;")),
          new Edit(
              "`module-info` of `application`",
              "application/src/main/java/module-info.java",
              Map.of(
                  "  exports dev.stoa.application.imports;",
                  "  exports dev.stoa.application.goal;")),
          new Edit(
              "`StoaEventType`",
              "domain/src/main/java/dev/stoa/domain/audit/StoaEventType.java",
              Map.of("  IMPORTS_COMPLETED(", "  GOAL_OPENED(\"goal.opened\"),")),
          new Edit(
              "`README.md`",
              "README.md",
              Map.of("| search |", "| goal | what agents want | [goals](docs/goals.md) |")),
          new Edit(
              "`docs/README.md`",
              "docs/README.md",
              Map.of("| find things |", "| aim | [goals](goals.md) |")));

  @TempDir Path folder;

  private Path out;
  private final List<String> sources = new ArrayList<>();

  @BeforeEach
  void name() {
    out = folder.resolve("out");
  }

  @Test
  void thePageListsTheEdits() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/architecture.md"));
    String listed = page.substring(page.indexOf("What exists and must be edited"));
    List<String> names =
        Pattern.compile("^\\d+\\. ([^:]+):", Pattern.MULTILINE)
            .matcher(listed.substring(0, listed.indexOf("\n\n## ")))
            .results()
            .map((MatchResult item) -> item.group(1))
            .toList();
    assertEquals(EDITS.stream().map(Edit::name).toList(), names);
    assertTrue(listed.contains(EDITS.size() + " edits"), "the page says how many");
    assertTrue(EDITS.size() <= MOST_EDITS, () -> EDITS.size() + " edits");
  }

  @Test
  void everyLayerFindsTheContextOnBothEngines() throws Exception {
    for (Edit edit : EDITS) {
      String text = edit.edited();
      if (edit.isCompiled()) {
        source(edit.file().replaceFirst(".*src/main/java/", ""), text);
      }
    }
    copyOwnFiles();
    copyMigrations();
    generateTable();
    compile();
    List<String> expected =
        List.of(
            "stored learn",
            "audited goal.opened",
            "reserved true",
            "route goal.list /v1/goals",
            "command true",
            "demo Goals");
    assertEquals(
        List.of(expected, expected), run(TestEngine.SQLITE.newUrl(), TestEngine.POSTGRES.newUrl()));
  }

  private void source(String name, String text) throws IOException {
    sources.add(file(folder.resolve("src").resolve(name), text).toString());
  }

  private static Path file(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Each module has its own, which share one class path. */
  private void copyOwnFiles() throws IOException {
    for (Path file : files(OWN)) {
      if (file.toString().endsWith(".java")) {
        sources.add(file.toString());
      } else if (file.toString().endsWith(".txt")) {
        Path module = OWN.resolve(OWN.relativize(file).getName(0));
        file(out.resolve(module.relativize(file)), Files.readString(file));
      }
    }
  }

  /** The next version is that of the context. */
  private void copyMigrations() throws IOException {
    Path migrations = out.resolve("dev/stoa/migration");
    for (Path file : files(MIGRATIONS)) {
      file(migrations.resolve(MIGRATIONS.relativize(file)), Files.readString(file));
    }
    int next = Integer.parseInt(Migrations.LATEST.replaceFirst("\\..*", "")) + 1;
    String script = "V" + next + "__goal.sql";
    String text = Files.readString(OWN.resolve("goal.sql"));
    file(migrations.resolve("common").resolve(script), text);
    file(folder.resolve("goal").resolve(script), text);
  }

  /**
   * As the build does, from a migrated file and with the settings in the pom of the schema, but of
   * the new table alone: all keys and relations take the generator half a minute.
   */
  private void generateTable() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("codegen.db");
    Map<String, String> settings = Migrations.settings("sqlite");
    settings.put("flyway.locations", "filesystem:" + folder.resolve("goal"));
    Flyway.configure().dataSource(url, null, null).configuration(settings).load().migrate();
    String pom = Files.readString(ROOT.resolve("schema/pom.xml"));
    String generator =
        pom.substring(pom.indexOf("<generator>"), pom.indexOf("</generator>"))
            .replace("<generate>", "<generate><indexes>false</indexes><relations>false</relations>")
            .replace("${project.build.directory}", folder.toString());
    Path configuration =
        file(
            folder.resolve("codegen.xml"),
            "<configuration xmlns='http://www.jooq.org/xsd/jooq-codegen-3.19.0.xsd'>"
                + "<logging>ERROR</logging><jdbc><url>%s</url></jdbc>%s</generator></configuration>"
                    .formatted(url, generator));
    List<String> command =
        ChildProcess.command(entry -> false, GenerationTool.class, configuration.toString());
    // jOOQ, once loaded in the locale of the tests, does not know the types of SQLite.
    command.addAll(1, List.of("-Duser.language=en", "-Duser.country=US"));
    ChildProcess process =
        ChildProcess.start(new ProcessBuilder(command).redirectErrorStream(true));
    String printed = process.rest();
    assertEquals(0, process.end(), printed);
    sources.add(
        folder
            .resolve("generated-sources/jooq/dev/stoa/schema/generated/tables/Goals.java")
            .toString());
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  private void compile() {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-proc:none", "-d", out.toString(), "-cp", System.getProperty("java.class.path")));
    arguments.addAll(sources);
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, System.out, System.err, arguments.toArray(String[]::new)));
  }

  /** All classes are loaded anew, because the list is another one. */
  private List<?> run(String... urls) throws Exception {
    List<URL> places = new ArrayList<>(List.of(out.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      places.add(Path.of(entry).toUri().toURL());
    }
    try (URLClassLoader loader =
        new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Thread.currentThread().setContextClassLoader(loader);
      Method seen = loader.loadClass("dev.stoa.app.GoalProgram").getMethod("seen", String.class);
      List<Object> all = new ArrayList<>();
      for (String url : urls) {
        all.add(seen.invoke(null, url));
      }
      return all;
    } finally {
      Thread.currentThread().setContextClassLoader(NewContextTest.class.getClassLoader());
    }
  }
}
