package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Imports a folder of memory files. */
@Command(
    name = "files",
    description = {
      "Imports a folder of memory files into a scope, with the times of the files.",
      "A file that is here is never overwritten. Importing again brings only what is new.",
      "A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import files ./memories --scope agent:ada"})
public final class FilesImport extends SystemImport {

  @Option(
      names = "--scope",
      paramLabel = "<scope>",
      defaultValue = "shared",
      description = "Whose files: agent:ada, user:u1, project:p1, team:t1, or any name (shared).")
  private String scope;

  public FilesImport() {
    super(ImportSystem.FILES);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    return plain.owner(scope);
  }
}
