package dev.stoa.app.files;

import dev.stoa.application.files.FileOperations;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.SyncStep;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;

/** Brings a folder and the files of a scope together, both ways; conflicts change nothing. */
final class FolderSync {

  private final FileOperations files;
  private final FileDesk desk;
  private final SyncedFolder folder;

  FolderSync(FileOperations files, FileDesk desk, SyncedFolder folder) {
    this.files = files;
    this.desk = desk;
    this.folder = folder;
  }

  /**
   * What was done with a path.
   *
   * @param reason why it was not, if it was not
   */
  record Done(SyncStep step, FilePath path, Option<String> reason) {}

  /** What was done, and what in the folder is no memory file. */
  record Report(Vector<Done> done, Map<String, String> leftOut) {}

  Report run(boolean isDry) throws IOException {
    SyncedFolder.Content here = folder.read();
    Map<FilePath, MemoryFile> there = stored();
    Map<FilePath, String> last = folder.last(desk.scope().value());
    Vector<Done> done = Vector.empty();
    Map<FilePath, String> agreed = TreeMap.empty();
    for (FilePath path :
        here.texts().keySet().addAll(there.keySet()).addAll(last.keySet()).toVector().sorted()) {
      Option<String> ours = SyncedFolder.digest(here.texts().get(path));
      Option<String> theirs = SyncedFolder.digest(there.get(path).map(MemoryFile::text));
      SyncStep step = SyncStep.of(ours, theirs, last.get(path));
      Option<String> refused =
          isDry ? Option.none() : apply(step, path, here.texts().get(path), there.get(path));
      if (step != SyncStep.NONE) {
        done = done.append(new Done(refused.isDefined() ? SyncStep.CONFLICT : step, path, refused));
      }
      boolean isOpen = step == SyncStep.CONFLICT || refused.isDefined();
      Option<String> now =
          isOpen ? last.get(path) : step == SyncStep.PULL || step == SyncStep.NONE ? theirs : ours;
      for (String digest : step == SyncStep.DELETE_HERE && !isOpen ? Option.<String>none() : now) {
        agreed = agreed.put(path, digest);
      }
    }
    if (!isDry) {
      folder.remember(desk.scope().value(), agreed);
    }
    return new Report(done, here.leftOut());
  }

  private Option<String> apply(
      SyncStep step, FilePath path, Option<String> here, Option<MemoryFile> there)
      throws IOException {
    switch (step) {
      case PULL -> folder.write(path, there.get().text());
      case DELETE_HERE -> folder.delete(path);
      case PUSH -> {
        return refused(
            there.map(MemoryFile::version).getOrElse(0L), new FileCommand.Create(path, here.get()));
      }
      case DELETE_THERE -> {
        return refused(there.get().version(), new FileCommand.Delete(path));
      }
      case NONE, CONFLICT -> {
        return Option.none();
      }
    }
    return Option.none();
  }

  /** Only if the file is still the one that was read. */
  private Option<String> refused(long version, FileCommand command) {
    Either<FileRefused, FileAnswer> answer = files.run(desk.expecting(version), command);
    return answer.isLeft() ? Option.some(answer.getLeft().sentence()) : Option.none();
  }

  private Map<FilePath, MemoryFile> stored() {
    Map<FilePath, MemoryFile> all = TreeMap.empty();
    Option<FilePath> next = Option.none();
    do {
      Page<FileEntry, FilePath> page =
          files.list(FileQuery.in(desk.scope()).page(new PageRequest<>(next, Page.MAX_SIZE)));
      for (FileEntry entry : page.items()) {
        for (MemoryFile file : files.find(entry.id())) {
          all = all.put(file.path(), file);
        }
      }
      next = page.next();
    } while (next.isDefined());
    return all;
  }
}
