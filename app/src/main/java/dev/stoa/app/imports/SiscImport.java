package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the store of SISC. */
@Command(
    name = "sisc",
    description = {
      "Imports the evolution store of SISC.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import sisc sisc.db"})
public final class SiscImport extends SystemImport {

  public SiscImport() {
    super(ImportSystem.SISC);
  }
}
