package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.sqlite.SqliteLibrary;
import dev.stoa.app.Cli;
import dev.stoa.app.SeveralCommands;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.Remember;
import dev.stoa.storage.SchemaVersion;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands whose disk has no room. The operating system refuses to let a file of their process grow
 * beyond a limit, as a full disk does.
 */
class FullDiskTest {

  /** Too little for the tables. */
  private static final int KIBIBYTES_FOR_NOTHING = 200;

  /** Enough for the tables, and too little for the rows. */
  private static final int KIBIBYTES_FOR_TABLES = 4_000;

  @TempDir Path folder;
  private Path places;
  private Path backups;

  @BeforeEach
  void aWorkspaceAndItsCopies() throws IOException {
    places = Files.createDirectory(folder.resolve("places"));
    backups = Files.createDirectory(folder.resolve("backups"));
    SqliteLibrary.copyTo(Files.createDirectory(folder.resolve("library")));
    String text = "lorem ipsum dolor sit amet ".repeat(40);
    try (Stoa stoa = Stoa.open(url(folder, "source.db"))) {
      stoa.memory()
          .rememberAll(Vector.range(0, 3_000).map(i -> Remember.of("memory " + i + " " + text)))
          .get();
    }
    Cli source = Cli.on(url(folder, "source.db"));
    source.run("export", folder.resolve("source.zip").toString()).ok();
    source.run("backup", "create", "--folder", backups.toString()).ok();
  }

  @Test
  void whatCannotBeMadeLeavesNothing() throws Exception {
    execute(
        folder.resolve("debates.db"),
        "create table debates (id text primary key, task text, final_answer text,"
            + " consensus_reached integer, confidence real, rounds_used integer, duration_seconds"
            + " real, grounded_verdict text, created_at text)");
    String debates = folder.resolve("debates.db").toString();
    String printed =
        run(
            KIBIBYTES_FOR_NOTHING,
            List.of("migrate", "--store", url(places, "n.db")),
            List.of("import", "aragora", debates, "--store", url(places, "i.db")),
            copy(),
            unpack(),
            restore());
    assertEquals(List.of(), left(places), printed);
    for (String name : List.of("n.db", "i.db", "t.db", "a.db")) {
      String sentence = "stoa: cannot migrate " + places.resolve(name) + ": ";
      assertTrue(printed.contains(sentence), printed);
    }
    assertOurWords(printed);
  }

  @Test
  void whatCannotBeFilledLeavesNothing() throws Exception {
    String printed = run(KIBIBYTES_FOR_TABLES, copy(), unpack(), restore());
    assertEquals(List.of(), left(places), printed);
    assertOurWords(printed);
  }

  @Test
  void anOlderFileStaysAsItWas() throws Exception {
    Path older = places.resolve("o.db");
    Files.copy(folder.resolve("source.db"), older);
    execute(
        older, "delete from stoa_schema_history where version = '" + SchemaVersion.LATEST + "'");
    long size = Files.size(older);
    String printed = run(KIBIBYTES_FOR_NOTHING, List.of("migrate", "--store", url(places, "o.db")));
    assertEquals(List.of("o.db"), left(places), printed);
    assertEquals(size, Files.size(older));
    assertTrue(printed.contains("stoa: cannot back up to " + older + ".backup."), printed);
    assertOurWords(printed);
  }

  private List<String> copy() {
    return List.of("copy", "--from", url(folder, "source.db"), "--to", url(places, "t.db"));
  }

  private List<String> unpack() {
    return List.of(
        "import",
        "archive",
        folder.resolve("source.zip").toString(),
        "--store",
        url(places, "a.db"));
  }

  private List<String> restore() {
    return List.of("restore", "--folder", backups.toString(), "--store", url(places, "source.db"));
  }

  private static String url(Path where, String name) {
    return "jdbc:sqlite:" + where.resolve(name);
  }

  private static List<String> left(Path where) throws IOException {
    try (Stream<Path> files = Files.list(where)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void assertOurWords(String printed) {
    for (String word : List.of("SQL State", "Error Code", "Unable to", "Flyway", "exit code 0")) {
      assertFalse(printed.contains(word), printed);
    }
  }

  /** What the commands print, in a process whose files may not grow beyond the limit. */
  @SafeVarargs
  private String run(int kibibytes, List<String>... commands)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    // POSIX counts blocks of 512 bytes.
    command.addAll(List.of("sh", "-c", "ulimit -f $0 && exec \"$@\"", "" + 2 * kibibytes));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.add("-Dorg.sqlite.lib.path=" + folder.resolve("library"));
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(SeveralCommands.class.getName());
    for (List<String> words : commands) {
      command.addAll(words);
      command.add(SeveralCommands.THEN);
    }
    command.remove(command.size() - 1);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed;
  }

  private static void execute(Path file, String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement change = connection.createStatement()) {
      change.execute(statement);
    }
  }
}
