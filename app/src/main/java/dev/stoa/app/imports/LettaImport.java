package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports agent files of Letta. */
@Command(
    name = "letta",
    description = {
      "Imports agent files of Letta: blocks and passages as memories, messages as conversations.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import letta agent.af --user ada"})
public final class LettaImport extends OwnedImport {

  public LettaImport() {
    super(ImportSystem.LETTA);
  }
}
