package dev.stoa.application.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.operations.KeptBackup;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptBackupFilesTest {

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
            new KeptBackup("old/a.zip", AT, 1), new KeptBackup("b.db.gz", AT.plusSeconds(1), 1)),
        new KeptBackupFiles(folder).all());
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = write("a.zip", AT);
    assertEquals(
        "backups: " + file + " is no folder",
        assertThrows(IllegalArgumentException.class, () -> new KeptBackupFiles(file).all())
            .getMessage());
  }

  private Path write(String name, Instant at) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "x");
    return Files.setLastModifiedTime(file, FileTime.from(at));
  }
}
