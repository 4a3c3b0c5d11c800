package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a fresh JVM loads to open a workspace. */
final class SqliteStartTest {

  @TempDir Path folder;

  /** Opens a workspace and closes it again. */
  static final class Opening {
    public static void main(String[] arguments) {
      Storages.open(StorageConfig.of(arguments[0])).close();
    }
  }

  @Test
  void aNewFileIsCreatedWithoutFlyway() throws Exception {
    assertEquals(List.of(), loaded(byOpening("jdbc:sqlite:" + file()), "org.flywaydb."));
  }

  @Test
  void anUpToDateFileIsOpenedWithLittle() throws Exception {
    List<String> lines = byOpening(MigratedFile.at(file()));
    assertEquals(List.of(), loaded(lines, "org.flywaydb."));
    assertEquals(
        List.of(),
        loaded(lines, "dev.stoa.adapter.jooq.sql.RenderedStatement"),
        "nothing is rendered");
    // What several threads must not initialise at once is initialised by opening.
    assertEquals(1, loaded(lines, "org.jooq.impl.SQLDataType ").size());
    assertEquals(1, loaded(lines, "org.jooq.impl.DefaultDataType ").size());
    assertEquals(1, loaded(lines, "org.jooq.impl.AbstractName ").size());
  }

  private Path file() {
    return folder.resolve("agents.db");
  }

  private static List<String> byOpening(String url) throws IOException, InterruptedException {
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xlog:class+load",
                "-cp",
                classPath,
                Opening.class.getName(),
                url)
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    return out.lines().filter(line -> line.contains(" source: ")).toList();
  }

  private static List<String> loaded(List<String> lines, String prefix) {
    return lines.stream()
        .filter(line -> line.contains("] " + prefix) || line.contains(" " + prefix))
        .toList();
  }
}
