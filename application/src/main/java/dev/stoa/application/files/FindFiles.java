package dev.stoa.application.files;

import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of finding files and folders; requires an open unit of work. */
final class FindFiles {

  private final MemoryFiles files;

  FindFiles(MemoryFiles files) {
    this.files = files;
  }

  /** The file; a folder is refused, and so is what is not there. */
  Either<FileRefused, MemoryFile> file(FileScope scope, FilePath path) {
    return files
        .find(scope, path)
        .toEither(
            () ->
                isFolder(scope, path)
                    ? new FileRefused.NotAFile(path)
                    : new FileRefused.Unknown(path));
  }

  boolean isFolder(FileScope scope, FilePath path) {
    return path.isRoot() || page(scope, path, PageRequest.first(1)).nonEmpty();
  }

  boolean exists(FileScope scope, FilePath path) {
    return isFolder(scope, path) || files.find(scope, path).isDefined();
  }

  /** A file where a folder of the path would have to be. */
  Option<FilePath> fileAbove(FileScope scope, FilePath path) {
    return path.folders().find(folder -> files.find(scope, folder).isDefined());
  }

  /** All files in a folder, without their texts. */
  Seq<FileEntry> below(FileScope scope, FilePath folder) {
    Vector<FileEntry> all = Vector.empty();
    PageRequest<FilePath> next = PageRequest.first(Page.MAX_SIZE);
    Seq<FileEntry> page;
    do {
      page = page(scope, folder, next);
      all = all.appendAll(page);
      next = new PageRequest<>(page.lastOption().map(FileEntry::path), Page.MAX_SIZE);
    } while (page.size() == Page.MAX_SIZE);
    return all;
  }

  private Seq<FileEntry> page(FileScope scope, FilePath folder, PageRequest<FilePath> request) {
    return files.page(new FileQuery(scope, folder, request));
  }
}
