package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the store of space-os. */
@Command(
    name = "space-os",
    description = {
      "Imports space.db of space-os.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import space-os space.db --zone Europe/Paris"})
public final class SpaceOsImport extends SystemImport {

  public SpaceOsImport() {
    super(ImportSystem.SPACE_OS);
  }
}
