package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports plain lines, as an export writes them. */
@Command(
    name = "lines",
    description = {
      "Imports lines of JSON: memories, knowledge, conversations and messages.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import lines agents.jsonl"})
public final class LinesImport extends SystemImport {

  public LinesImport() {
    super(ImportSystem.LINES);
  }
}
