package dev.stoa.application.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.Rehearsal;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownBackupFilesTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");

  @TempDir Path folder;

  @Test
  void databasesAndArchivesAreListedOldestFirst() throws IOException {
    write("b.db.gz", AT.plusSeconds(1));
    Files.createDirectory(folder.resolve("old"));
    write("old/a.zip", AT);
    write("manifest.json", AT);
    assertEquals(
        Vector.of(
            new KnownBackup("old/a.zip", AT, 1), new KnownBackup("b.db.gz", AT.plusSeconds(1), 1)),
        new KnownBackupFiles(folder).all());
  }

  @Test
  void theLastReportThatCanBeReadIsTheLastRehearsal() throws IOException {
    assertEquals(Option.none(), new KnownBackupFiles(folder).lastRehearsal());
    report("drill_2026-01-02T03-04-05-000000Z.json", AT, true);
    report("drill_2026-01-03T03-04-05-000000Z.json", AT.plusSeconds(86_400), false);
    write("drill_2026-01-04T03-04-05-000000Z.json", AT);
    assertEquals(
        Option.some(new Rehearsal("a", AT.plusSeconds(86_400), false)),
        new KnownBackupFiles(folder).lastRehearsal());
  }

  private void report(String name, Instant at, boolean passed) throws IOException {
    Files.writeString(
        folder.resolve(name),
        "{\"backup\":\"a\",\"drilled_at\":\"" + at + "\",\"passed\":" + passed + "}\n");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = write("a.zip", AT);
    assertEquals(
        "backups: " + file + " is no folder",
        assertThrows(IllegalArgumentException.class, () -> new KnownBackupFiles(file).all())
            .getMessage());
  }

  private Path write(String name, Instant at) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "x");
    return Files.setLastModifiedTime(file, FileTime.from(at));
  }
}
