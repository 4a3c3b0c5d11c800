package dev.stoa.imports.files;

import dev.stoa.application.imports.ExportScope;
import dev.stoa.application.imports.ExportTarget;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Objects;
import java.util.stream.Stream;

/** The memory files of a scope as a folder, with the times at which they were written. */
public final class ExportFiles implements ExportTarget {

  private static final int PAGE = 100;

  private final Path folder;
  private final FileScope files;

  public ExportFiles(Path folder, FileScope files) {
    this.folder = folder;
    this.files = files;
  }

  @Override
  public long write(ExportScope scope) {
    try {
      requireEmpty();
      return all(scope);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is in a folder is never mixed with what comes from here. */
  private void requireEmpty() throws IOException {
    Files.createDirectories(folder);
    try (Stream<Path> some = Files.list(folder)) {
      if (some.findAny().isPresent()) {
        throw new InvalidValue(
            "folder " + folder + " is not empty: give a new one, or use `stoa files sync`");
      }
    }
  }

  private long all(ExportScope scope) throws IOException {
    MemoryFiles stored = scope.storage().memoryFiles();
    long written = 0;
    Option<FilePath> last = Option.none();
    do {
      Seq<FileEntry> page = stored.page(FileQuery.in(files).page(new PageRequest<>(last, PAGE)));
      for (MemoryFile file : stored.find(page.map(FileEntry::id))) {
        write(file);
        written++;
        scope.progress().rows("exporting", written, written);
      }
      last = page.size() < PAGE ? Option.none() : page.lastOption().map(FileEntry::path);
    } while (last.isDefined());
    return written;
  }

  private void write(MemoryFile file) throws IOException {
    Path place = folder.resolve(file.path().behind(FilePath.ROOT));
    Files.createDirectories(Objects.requireNonNull(place.getParent(), "a file is in the folder"));
    // Where case does not count, two paths may be one file: then nothing is overwritten.
    Files.writeString(place, file.text(), StandardOpenOption.CREATE_NEW);
    Files.setLastModifiedTime(place, FileTime.from(file.entry().writtenAt()));
  }
}
