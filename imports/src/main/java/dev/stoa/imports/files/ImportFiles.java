package dev.stoa.imports.files;

import dev.stoa.application.files.BringFiles;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.control.Option;
import java.time.Instant;

/** A folder of memory files, as an agent or the tool of an SDK left it. */
public final class ImportFiles implements Importer {

  private record File(FileCommand.Create command, Instant written) {

    FilePath path() {
      return command.path();
    }

    String text() {
      return command.text();
    }
  }

  private final ForeignStore store;
  private final FileScope scope;

  public ImportFiles(ForeignStore store, FileScope scope) {
    this.store = store;
    this.scope = scope;
  }

  @Override
  public void run(ImportRun run) {
    BringFiles bring = run.files();
    run.table(store, FolderStore.TABLE, "memory files")
        .keyedBy(
            row ->
                scope
                    + " / "
                    + row.required(FolderStore.PATH)
                    + " / "
                    + row.text(FolderStore.DIGEST).getOrElse(""))
        .intoChecked(row -> file(run, row), batch -> batch.map(file -> keep(run, bring, file)));
  }

  private static File file(ImportRun run, ForeignRow row) {
    Option<String> problem = row.text(FolderStore.PROBLEM);
    if (problem.isDefined()) {
      throw new InvalidValue(problem.get());
    }
    Instant written = run.stamps().require(row, FolderStore.WRITTEN);
    return new File(
        new FileCommand.Create(
            FilePath.ROOT.child(row.required(FolderStore.PATH)),
            row.text(FolderStore.TEXT).getOrElse("")),
        // The clock of another machine may be ahead.
        written.isAfter(run.now()) ? run.now() : written);
  }

  private Option<String> keep(ImportRun run, BringFiles bring, File file) {
    Option<MemoryFile> here = run.storage().memoryFiles().find(scope, file.path());
    if (here.isDefined()) {
      return Option.some(
          here.get().text().equals(file.text())
              ? file.path() + " is here already, with the same text"
              : file.path()
                  + " is here with another text: bring both together with `stoa files sync`");
    }
    return bring
        .bring(scope, file.path(), file.text(), file.written())
        .fold(refused -> Option.some(refused.sentence()), stored -> Option.none());
  }
}
