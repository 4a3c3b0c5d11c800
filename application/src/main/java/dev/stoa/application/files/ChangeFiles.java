package dev.stoa.application.files;

import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.FileText;
import dev.stoa.domain.files.FileUsage;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;

/** The step of carrying out the commands that change files; requires an open write unit. */
final class ChangeFiles {

  private final MemoryFiles files;
  private final FindFiles find;
  private final StoreFiles store;
  private final FileLimits limits;
  private final InstantSource clock;
  private final IdSource ids;

  ChangeFiles(
      MemoryFiles files,
      FindFiles find,
      StoreFiles store,
      FileLimits limits,
      InstantSource clock,
      IdSource ids) {
    this.files = files;
    this.find = find;
    this.store = store;
    this.limits = limits;
    this.clock = clock;
    this.ids = ids;
  }

  Either<FileRefused, FileAnswer> change(FileDesk desk, FileCommand command, Writer writer) {
    if (command instanceof FileCommand.Create create) {
      return create(desk, create, writer);
    }
    if (command instanceof FileCommand.StrReplace replace) {
      return replace(desk, replace, writer);
    }
    if (command instanceof FileCommand.Insert insert) {
      return insert(desk, insert, writer);
    }
    if (command instanceof FileCommand.Delete delete) {
      return delete(desk, delete, writer);
    }
    if (command instanceof FileCommand.Rename rename) {
      return rename(desk, rename, writer);
    }
    throw new IllegalArgumentException("not a change: " + command);
  }

  private Either<FileRefused, FileAnswer> create(
      FileDesk desk, FileCommand.Create command, Writer writer) {
    FilePath path = command.path();
    if (find.isFolder(desk.scope(), path)) {
      return Either.left(new FileRefused.Exists(path));
    }
    Option<MemoryFile> before = files.find(desk.scope(), path);
    if (before.isDefined() && !desk.overwriting()) {
      return Either.left(new FileRefused.Exists(path));
    }
    Option<FilePath> blocked = find.fileAbove(desk.scope(), path);
    if (blocked.isDefined()) {
      return Either.left(new FileRefused.NotAFolder(blocked.get()));
    }
    return expected(desk, path, before.map(MemoryFile::version).getOrElse(0L))
        .flatMap(
            same ->
                before
                    .map(file -> written(file, command.text(), writer))
                    .getOrElse(() -> added(desk, command, writer)))
        .map(file -> answer("File created successfully at: " + path, file));
  }

  private Either<FileRefused, MemoryFile> added(
      FileDesk desk, FileCommand.Create command, Writer writer) {
    MemoryFile file =
        MemoryFile.created(
            new FileId(ids.next()),
            desk.scope(),
            command.path(),
            command.text(),
            writer.name(),
            clock.instant());
    return limits.fits(file, files.totals(desk.scope())).peek(fits -> store.add(fits, writer));
  }

  private Either<FileRefused, MemoryFile> written(MemoryFile file, String text, Writer writer) {
    if (file.text().equals(text)) {
      return Either.right(file);
    }
    FileUsage all = files.totals(file.entry().scope());
    FileUsage others = new FileUsage(all.files() - 1, all.bytes() - file.entry().size());
    return limits
        .fits(file.written(text, writer.name(), clock.instant()), others)
        .peek(fits -> store.edit(fits, writer));
  }

  private Either<FileRefused, FileAnswer> replace(
      FileDesk desk, FileCommand.StrReplace command, Writer writer) {
    return edit(
        desk,
        command.path(),
        writer,
        text -> FileText.replace(command.path(), text, command.oldText(), command.newText()));
  }

  private Either<FileRefused, FileAnswer> insert(
      FileDesk desk, FileCommand.Insert command, Writer writer) {
    return edit(
        desk,
        command.path(),
        writer,
        text -> FileText.insert(command.path(), text, command.line(), command.text()));
  }

  private Either<FileRefused, FileAnswer> edit(
      FileDesk desk,
      FilePath path,
      Writer writer,
      Function<String, Either<FileRefused, FileText.Edited>> rule) {
    return find.file(desk.scope(), path)
        .flatMap(file -> expected(desk, path, file.version()).map(same -> file))
        .flatMap(
            file ->
                rule.apply(file.text())
                    .flatMap(
                        edited ->
                            written(file, edited.text(), writer)
                                .map(after -> answer(edited.answer(), after))));
  }

  private Either<FileRefused, FileAnswer> delete(
      FileDesk desk, FileCommand.Delete command, Writer writer) {
    FilePath path = command.path();
    if (path.isRoot()) {
      return Either.left(new FileRefused.Root("delete"));
    }
    return meant(desk, path)
        .peek(removed -> store.remove(removed, StoaEventType.FILES_DELETED, writer))
        .map(removed -> new FileAnswer("Successfully deleted " + path, Option.none()));
  }

  private Either<FileRefused, FileAnswer> rename(
      FileDesk desk, FileCommand.Rename command, Writer writer) {
    FilePath from = command.from();
    FilePath to = command.to();
    if (from.isRoot()) {
      return Either.left(new FileRefused.Root("rename"));
    }
    if (find.exists(desk.scope(), to)) {
      return Either.left(new FileRefused.DestinationExists(to));
    }
    return meant(desk, from).flatMap(all -> renamed(desk, command, all, writer));
  }

  private Either<FileRefused, FileAnswer> renamed(
      FileDesk desk, FileCommand.Rename command, Seq<FileEntry> all, Writer writer) {
    FilePath from = command.from();
    FilePath to = command.to();
    if (to.isBelow(from)) {
      return Either.left(new FileRefused.IntoItself(from, to));
    }
    Option<FilePath> blocked = find.fileAbove(desk.scope(), to);
    if (blocked.isDefined()) {
      return Either.left(new FileRefused.NotAFolder(blocked.get()));
    }
    Instant now = clock.instant();
    Seq<MemoryFile> moved =
        files
            .find(all.map(FileEntry::id))
            .sortBy(MemoryFile::path)
            .map(file -> file.moved(file.path().moved(from, to), writer.name(), now));
    Option<MemoryFile> deep = moved.find(file -> file.path().depth() > limits.depth());
    if (deep.isDefined()) {
      return Either.left(new FileRefused.TooDeep(deep.get().path(), limits.depth()));
    }
    moved.forEach(file -> store.move(file, writer));
    return Either.right(
        new FileAnswer(
            "Successfully renamed " + from + " to " + to,
            moved.find(file -> file.path().equals(to)).map(MemoryFile::entry)));
  }

  /** The file, or all files of the folder. */
  private Either<FileRefused, Seq<FileEntry>> meant(FileDesk desk, FilePath path) {
    Option<MemoryFile> file = files.find(desk.scope(), path);
    if (file.isDefined()) {
      return expected(desk, path, file.get().version()).map(same -> Vector.of(file.get().entry()));
    }
    Seq<FileEntry> all = find.below(desk.scope(), path);
    return all.isEmpty() ? Either.left(new FileRefused.Missing(path)) : Either.right(all);
  }

  private static Either<FileRefused, Long> expected(FileDesk desk, FilePath path, long version) {
    return desk.expected().forAll(wanted -> wanted == version)
        ? Either.right(version)
        : Either.left(new FileRefused.Stale(path, desk.expected().get(), version));
  }

  private static FileAnswer answer(String text, MemoryFile file) {
    return new FileAnswer(text, Option.some(file.entry()));
  }
}
