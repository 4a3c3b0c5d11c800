package dev.stoa.application.files;

import dev.stoa.application.agent.ActAs;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.application.trust.Supersessions;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileRefused;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.files.FileText;
import dev.stoa.domain.files.FileUsage;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.files.FolderView;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * Operations on memory files: the six commands of the memory tool, and what a store knows beyond.
 *
 * <p>Writers of one scope take turns, so that no edit is lost; each change is a version, has an
 * origin and is audited.
 */
public final class FileOperations {

  private final UnitOfWork unitOfWork;
  private final MemoryFiles files;
  private final FindFiles find;
  private final StoreFiles store;
  private final ChangeFiles change;
  private final ActAs act;
  private final FileLimits limits;
  private final InstantSource clock;

  /**
   * For one workspace, with its clock and id source.
   *
   * @param supersessions what items have superseded, of each kind that does
   */
  public <S extends FileStorage & AgentStorage & SearchStorage & AuditStorage & TrustStorage>
      FileOperations(
          S storage,
          InstantSource time,
          IdSource ids,
          FileLimits limits,
          Iterable<Supersessions> supersessions) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.files = storage.memoryFiles();
    this.find = new FindFiles(files);
    this.store =
        new StoreFiles(
            files,
            storage.textIndex(),
            new BindOrigins(storage, clock),
            new EditOrigins(storage, supersessions, clock),
            new AppendAudit(storage.auditLog(), clock, ids));
    this.change = new ChangeFiles(files, find, store, limits, clock, ids);
    this.act = new ActAs(storage.agents(), clock);
    this.limits = limits;
  }

  /** What a scope may hold at most. */
  public FileLimits limits() {
    return limits;
  }

  /** Carries out a command; the answer is the text that the memory tool gives to a model. */
  public Either<FileRefused, FileAnswer> run(FileDesk desk, FileCommand command) {
    return command instanceof FileCommand.View view
        ? unitOfWork.read(() -> view(desk, view))
        : acting(desk, writer -> change.change(desk, command, writer));
  }

  /** A file with its text. */
  public Either<FileRefused, MemoryFile> read(FileScope scope, FilePath path) {
    return unitOfWork.read(() -> find.file(scope, path));
  }

  /** As above. */
  public Either<FileRefused, MemoryFile> read(String scope, String path) {
    return read(new FileScope(scope), FilePath.of(path));
  }

  /** The file of this id. */
  public Option<MemoryFile> find(FileId id) {
    return unitOfWork.read(() -> files.find(Vector.of(id)).headOption());
  }

  /** Files without their texts, by path; the next page begins after its {@code next}. */
  public Page<FileEntry, FilePath> list(FileQuery query) {
    return query.page().page(unitOfWork.read(() -> files.page(query)), FileEntry::path);
  }

  /** How much a scope holds. */
  public FileUsage usage(FileScope scope) {
    return unitOfWork.read(() -> files.totals(scope));
  }

  /**
   * The versions of a file, the newest first; those that are too old are no longer kept.
   *
   * @param page the key is a number of a version: those before it are wanted
   */
  public Either<FileRefused, Page<FileVersion, Long>> history(
      FileScope scope, FilePath path, PageRequest<Long> page) {
    return unitOfWork.snapshot(
        () ->
            find.file(scope, path)
                .map(
                    file ->
                        page.page(versions(file, page).take(page.limit()), FileVersion::version)));
  }

  private Seq<FileVersion> versions(MemoryFile file, PageRequest<Long> page) {
    long before = page.after().getOrElse(file.version() + 1);
    Seq<FileVersion> former =
        files.former(file.id(), Math.min(before, file.version()), page.limit());
    return before > file.version() ? former.prepend(FileVersion.of(file)) : former;
  }

  /**
   * Removes files that nobody has written for this time, audited.
   *
   * @param limit the most that are removed
   */
  public Seq<FileEntry> expire(Duration age, int limit) {
    Instants.requireAge("age", age);
    Page.checkedSize(limit);
    return unitOfWork.run(
        () -> {
          Seq<FileEntry> old = files.untouched(Instants.before(clock.instant(), age), limit);
          old.map(FileEntry::scope).distinct().sorted().forEach(files::hold);
          // Read again: one may have been written while waiting for its scope.
          Seq<FileEntry> held =
              files.untouched(Instants.before(clock.instant(), age), limit).filter(old::contains);
          store.remove(held, StoaEventType.FILES_EXPIRED, Writer.NOBODY);
          return held;
        });
  }

  private Either<FileRefused, FileAnswer> view(FileDesk desk, FileCommand.View command) {
    FilePath path = command.path();
    Option<MemoryFile> file = files.find(desk.scope(), path);
    if (file.isDefined()) {
      return FileText.view(path, file.get().text(), command.range())
          .map(text -> new FileAnswer(text, file.map(MemoryFile::entry)));
    }
    Seq<FileEntry> all = find.below(desk.scope(), path);
    return all.isEmpty() && !path.isRoot()
        ? Either.left(new FileRefused.Unknown(path))
        : Either.right(new FileAnswer(FolderView.of(path, all), Option.none()));
  }

  private <T> Either<FileRefused, T> acting(
      FileDesk desk, Function<Writer, Either<FileRefused, T>> work) {
    return unitOfWork.write(
        () -> writer(desk).peek(writer -> files.hold(desk.scope())).flatMap(work));
  }

  private Either<FileRefused, Writer> writer(FileDesk desk) {
    return desk.agent()
        .map(
            as ->
                act.act(as)
                    .<FileRefused>mapLeft(FileRefused.NoAgent::new)
                    .map(agent -> new Writer(Option.some(agent))))
        .getOrElse(() -> Either.right(Writer.NOBODY));
  }
}
