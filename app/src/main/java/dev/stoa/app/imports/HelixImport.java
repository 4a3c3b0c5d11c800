package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the debates of HelixAgent. */
@Command(
    name = "helix",
    description = {
      "Imports the debate tables of HelixAgent from PostgreSQL.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import helix 'jdbc:postgresql://host/helix?user=reader'"})
public final class HelixImport extends SystemImport {

  public HelixImport() {
    super(ImportSystem.HELIX);
  }
}
