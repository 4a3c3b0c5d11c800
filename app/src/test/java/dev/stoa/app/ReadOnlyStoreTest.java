package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workspace that may be read but not written, as another user sees it. */
final class ReadOnlyStoreTest {

  /** Root may write everywhere, unless this is taken from it. */
  private static final List<String> AS_ANYBODY =
      List.of("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override");

  private static final List<String> DOCTOR = List.of("doctor");
  private static final Pattern EXIT_CODE = Pattern.compile("exit code (\\d+)\n");

  @TempDir Path parent;
  private Path folder;
  private Path file;

  private record Ended(int code, String printed) {}

  @BeforeEach
  void aWorkspace() throws IOException {
    folder = Files.createDirectory(parent.resolve("folder"));
    file = folder.resolve("a.db");
    Cli.on(TestWorkspace.copyTo(file)).run("audit", "append", "--type", "seen").ok();
  }

  @AfterEach
  void writableAgain() throws IOException {
    permit(folder, "rwx------");
  }

  @Test
  void inAReadOnlyFolderTheTrailIsVerifiedAndNothingIsWritten() throws Exception {
    permit(folder, "r-xr-xr-x");
    List<Ended> ended =
        run(List.of("audit", "verify"), List.of("audit", "append", "--type", "more"), DOCTOR);
    Ended verified = ended.get(0);
    assertEquals(0, verified.code(), verified.printed());
    assertTrue(verified.printed().contains("sound"), verified.printed());
    Ended appended = ended.get(1);
    assertEquals(3, appended.code(), appended.printed());
    Ended checked = ended.get(2);
    assertEquals(1, checked.code(), checked.printed());
    assertTrue(checked.printed().contains("its folder is read-only"), checked.printed());
  }

  @Test
  void whatIsIndexedIsSearchedWhileAMessageWaits() throws Exception {
    Cli cli = Cli.on("jdbc:sqlite:" + file);
    cli.run("memory", "remember", "retries need jitter").ok();
    cli.run("agent", "register", "ada", "--model", "m").ok();
    cli.run("channel", "create", "ops").ok();
    cli.run("channel", "post", "ops", "jitter is on", "--as", "ada").ok();
    permit(folder, "r-xr-xr-x");
    Ended found = run(List.of("search", "jitter")).get(0);
    assertEquals(0, found.code(), found.printed());
    assertTrue(found.printed().contains("memory"), found.printed());
  }

  @Test
  void theDoctorDoesNotCallAReadOnlyFileWell() throws Exception {
    permit(file, "r--r--r--");
    Ended checked = run(DOCTOR).get(0);
    assertEquals(1, checked.code(), checked.printed());
    assertTrue(checked.printed().contains("it is read-only"), checked.printed());
  }

  @Test
  void commitsThatCannotBeReadAreNotPassedOver() throws Exception {
    Files.writeString(folder.resolve("a.db-wal"), "commits");
    permit(folder, "r-xr-xr-x");
    Ended verified = run(List.of("audit", "verify")).get(0);
    assertEquals(3, verified.code(), verified.printed());
    assertTrue(
        verified.printed().contains("some commits are still in a.db-wal"), verified.printed());
  }

  @Test
  void aLockThatCannotBeTakenSaysWhy() throws Exception {
    Path empty = Files.createDirectory(parent.resolve("empty"));
    permit(empty, "r-xr-xr-x");
    Ended migrated =
        run(List.of("migrate", "--store", "jdbc:sqlite:" + empty.resolve("b.db"))).get(0);
    permit(empty, "rwx------");
    assertEquals(3, migrated.code(), migrated.printed());
    assertTrue(
        migrated.printed().contains("b.db.migrating: you have no permission"), migrated.printed());
  }

  private static void permit(Path path, String permissions) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
  }

  /** What became of each of these commands, which one process runs. */
  @SafeVarargs
  private List<Ended> run(List<String>... commands) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(AS_ANYBODY);
    }
    command.addAll(JavaProcess.command(SeveralCommands.class));
    for (List<String> words : commands) {
      command.addAll(words);
      if (!words.contains("--store")) {
        command.addAll(List.of("--store", "jdbc:sqlite:" + file));
      }
      command.add(SeveralCommands.THEN);
    }
    command.remove(command.size() - 1);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    List<Ended> ended = new ArrayList<>();
    int from = 0;
    for (Matcher code = EXIT_CODE.matcher(printed); code.find(); from = code.end()) {
      ended.add(new Ended(Integer.parseInt(code.group(1)), printed.substring(from, code.start())));
    }
    assertEquals(commands.length, ended.size(), printed);
    return ended;
  }
}
