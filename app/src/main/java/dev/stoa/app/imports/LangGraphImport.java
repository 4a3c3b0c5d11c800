package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the store and the checkpoints of LangGraph. */
@Command(
    name = "langgraph",
    description = {
      "Imports LangGraph: items of its store as memories, checkpoints as conversations.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import langgraph checkpoints.db --user ada"})
public final class LangGraphImport extends OwnedImport {

  public LangGraphImport() {
    super(ImportSystem.LANGGRAPH);
  }
}
