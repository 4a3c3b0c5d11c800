package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the stores of Aragora. */
@Command(
    name = "aragora",
    description = {
      "Imports the SQLite files of Aragora: a folder with them, or the files.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import aragora ./aragora --zone Europe/Paris --store jdbc:sqlite:agents.db"})
public final class AragoraImport extends SystemImport {

  public AragoraImport() {
    super(ImportSystem.ARAGORA);
  }
}
