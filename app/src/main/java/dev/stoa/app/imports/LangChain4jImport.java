package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the chat memory of LangChain4j. */
@Command(
    name = "langchain4j",
    description = {
      "Imports the JDBC chat memory of LangChain4j as conversations.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import langchain4j 'jdbc:postgresql://host/app?user=reader' --user ada"})
public final class LangChain4jImport extends ChatImport {

  public LangChain4jImport() {
    super(ImportSystem.LANGCHAIN4J);
  }
}
