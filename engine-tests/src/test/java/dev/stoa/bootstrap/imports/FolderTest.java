package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.trust.Trust;
import dev.stoa.imports.ExportRequest;
import dev.stoa.imports.ImportRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A folder of memory files comes in with its times, and goes out as it was. */
final class FolderTest {

  private static final String SCOPE = "agent:zealot";

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void aFolderComesBackAsItWasOnTheOtherEngine(TestEngine engine) throws IOException {
    Path first = Imports.folder(folder, "first");
    written(
        first,
        "plan.md",
        "Freeze on Monday\r\nand \u00e9\ud83d\ude00",
        "2026-01-02T03:04:05.123456Z");
    written(first, "people/ada/tea.md", "", "2025-06-07T08:09:10Z");
    written(first, ".hidden", "kept", "2024-01-01T00:00:00Z");
    // More than a page.
    IntStream.range(0, 203)
        .forEach(
            n -> written(first, "many/" + n + ".txt", "n " + n, "2026-02-03T00:00:00.000001Z"));
    Path second = folder.resolve("second");
    Path third = folder.resolve("third");
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportReport report = Imports.done(stoa, request(first));
      Imports.assertCounts(report, "files 206 0 0");
      MemoryFile plan = stoa.files().read(SCOPE, "/memories/plan.md").get();
      assertEquals(Instant.parse("2026-01-02T03:04:05.123456Z"), plan.entry().writtenAt());
      assertEquals(1, plan.version());
      assertEquals(Trust.IMPORTED, stoa.trust().origin(plan.item()).get().trust());
      Imports.indexed(stoa);
      Imports.again(stoa, request(first), report);
      assertEquals(206, exported(stoa, second));
    }
    assertEquals(shown(first), shown(second));
    TestEngine other = engine == TestEngine.SQLITE ? TestEngine.POSTGRES : TestEngine.SQLITE;
    try (Stoa stoa = Stoa.open(other.config(other.migratedUrl()))) {
      Imports.assertCounts(Imports.done(stoa, request(second)), "files 206 0 0");
      assertEquals(206, exported(stoa, third));
    }
    assertEquals(shown(second), shown(third));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsHereIsNeverOverwrittenNorBroughtBack(TestEngine engine) throws IOException {
    Path here = Imports.folder(folder, "here");
    written(here, "a.md", "theirs", "2026-01-02T03:04:05Z");
    written(here, "b.md", "same", "2026-01-02T03:04:05Z");
    written(here, "c.md", "gone", "2026-01-02T03:04:05Z");
    written(here, "d/e.md", "below a file", "2026-01-02T03:04:05Z");
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      FileDesk desk = FileDesk.of(SCOPE);
      stoa.files().run(desk, FileCommand.create("/memories/a.md", "ours"));
      stoa.files().run(desk, FileCommand.create("/memories/b.md", "same"));
      stoa.files().run(desk, FileCommand.create("/memories/d", "a file"));
      ImportReport report = Imports.done(stoa, request(here));
      assertEquals(
          "1: /memories/a.md is here with another text: bring both together with `stoa files"
              + " sync` | /memories/b.md is here already, with the same text |"
              + " The path /memories/d is a file, not a directory: choose another path",
          report.imported() + ": " + reasons(report));
      assertEquals("ours", stoa.files().read(SCOPE, "/memories/a.md").get().text());
      stoa.files().run(desk, FileCommand.delete("/memories/c.md"));
      Imports.again(stoa, request(here), report);
      assertEquals(3, stoa.files().list(FileQuery.in(SCOPE)).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNoMemoryFileIsReported(TestEngine engine) throws IOException {
    Path here = Imports.folder(folder, "here");
    Path outside = Files.writeString(folder.resolve("secret"), "secret");
    Files.createSymbolicLink(here.resolve("link"), outside);
    Files.createSymbolicLink(here.resolve("up"), folder);
    Files.write(here.resolve("image"), new byte[] {(byte) 0xff, 0});
    Files.writeString(here.resolve("zero"), "a\0b");
    Files.writeString(here.resolve("dot."), "x");
    Files.writeString(here.resolve("large"), "x".repeat(101));
    Files.write(here.resolve("huge"), new byte[1_000_001]);
    Files.writeString(here.resolve(".stoa-sync"), "state");
    written(here, "ahead", "of time", "2999-01-01T00:00:00Z");
    StoaConfig config =
        StoaConfig.of(engine.config(engine.migratedUrl()))
            .withFileLimits(FileLimits.USUAL.fileBytes(100));
    try (Stoa stoa = Stoa.open(config)) {
      ImportReport report = Imports.done(stoa, request(here));
      Imports.assertCounts(report, "files 1 0 7");
      String reasons = reasons(report);
      assertTrue(reasons.contains("link is a link or no plain file"), reasons);
      assertTrue(reasons.contains("up is a link or no plain file"), reasons);
      assertTrue(reasons.contains("image is no text in UTF-8"), reasons);
      assertTrue(reasons.contains("U+0000"), reasons);
      assertTrue(reasons.contains("ends with a dot"), reasons);
      assertTrue(reasons.contains("101"), reasons);
      assertTrue(reasons.contains("huge has 1000001 bytes"), reasons);
      MemoryFile ahead = stoa.files().read(SCOPE, "/memories/ahead").get();
      assertTrue(ahead.entry().writtenAt().isBefore(Instant.parse("2999-01-01T00:00:00Z")));
      assertThrows(InvalidValue.class, () -> exported(stoa, here));
      assertEquals(
          "there is no file " + folder.resolve("none") + ": check the path",
          Imports.refused(stoa, request(folder.resolve("none"))));
    }
  }

  private static String reasons(ImportReport report) {
    return Imports.table(report, "files").skipped().map(SkippedRow::reason).mkString(" | ");
  }

  private static ImportRequest request(Path from) {
    return ImportRequest.of(ImportSystem.FILES, from.toString()).owner(SCOPE);
  }

  private static long exported(Stoa stoa, Path to) {
    return stoa.imports().export(ExportRequest.files(to, SCOPE), TransferProgress.NONE);
  }

  private static void written(Path root, String name, String text, String at) {
    try {
      Path file = root.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      Files.setLastModifiedTime(file, FileTime.from(Instant.parse(at)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Paths, times and texts. */
  private static List<String> shown(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile).sorted().map(file -> shown(root, file)).toList();
    }
  }

  private static String shown(Path root, Path file) {
    try {
      return root.relativize(file)
          + " "
          + Files.getLastModifiedTime(file)
          + " "
          + Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
