package dev.stoa.application.operations;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.operations.DrillReport;
import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.operations.Rehearsal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The backups in a folder: databases and archives, compressed or not, by when they were written.
 */
public record KnownBackupFiles(Path folder) implements KnownBackups {

  private static final Pattern NAME = Pattern.compile(".*\\.(db|sqlite|zip|gz)");

  @Override
  public Seq<KnownBackup> all() {
    if (!Files.isDirectory(folder)) {
      throw new InvalidValue("backups: " + folder + " is no folder");
    }
    List<KnownBackup> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder, 2)) {
      for (Path file : files.filter(KnownBackupFiles::isBackup).toList()) {
        Instant written = Files.getLastModifiedTime(file).toInstant();
        found.add(
            new KnownBackup(
                folder.relativize(file).toString(),
                written.truncatedTo(ChronoUnit.SECONDS),
                Files.size(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the backups in " + folder, e);
    }
    return Vector.ofAll(found)
        .sorted(Comparator.comparing(KnownBackup::createdAt).thenComparing(KnownBackup::name));
  }

  /** By the reports beside the backups. One that cannot be read is no evidence of a rehearsal. */
  @Override
  public Option<Rehearsal> lastRehearsal() {
    return new BackupFolder(folder)
        .files()
        .filter(KnownBackupFiles::isReport)
        .flatMap(KnownBackupFiles::rehearsal)
        .lastOption();
  }

  private static boolean isReport(Path file) {
    return String.valueOf(file.getFileName()).startsWith(DrillReport.FILES);
  }

  private static Option<Rehearsal> rehearsal(Path report) {
    try {
      return Option.some(Rehearsal.parse(Files.readString(report)));
    } catch (IllegalArgumentException | DateTimeException | MalformedInputException e) {
      return Option.none();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + report, e);
    }
  }

  private static boolean isBackup(Path file) {
    return Files.isRegularFile(file) && NAME.matcher(file.getFileName().toString()).matches();
  }
}
