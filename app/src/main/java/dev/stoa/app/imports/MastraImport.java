package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the memory of Mastra. */
@Command(
    name = "mastra",
    description = {
      "Imports Mastra: threads as conversations, working memory as memories.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import mastra mastra.db"})
public final class MastraImport extends SystemImport {

  public MastraImport() {
    super(ImportSystem.MASTRA);
  }
}
