package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the chat memory of Spring AI. */
@Command(
    name = "spring-ai",
    description = {
      "Imports the JDBC chat memory of Spring AI as conversations.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import spring-ai 'jdbc:postgresql://host/app?user=reader' --user ada"})
public final class SpringAiImport extends ChatImport {

  public SpringAiImport() {
    super(ImportSystem.SPRING_AI);
  }
}
