package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the store of AUA. */
@Command(
    name = "aua",
    description = {
      "Imports the state store of AUA or AUA-Veritas: the file, or the folder with its files.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import aua .aua/state"})
public final class AuaImport extends SystemImport {

  public AuaImport() {
    super(ImportSystem.AUA);
  }
}
