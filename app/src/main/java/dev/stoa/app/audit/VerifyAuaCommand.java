package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.app.store.StoaAction;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Verifies the chain in a database of the AUA system. */
@Command(
    name = "verify-aua",
    description = {
      "Verifies the chain in a database of the AUA system, and names the first fault.",
      "The database is only read. No workspace is opened. A fault is exit code 1."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa audit verify-aua aua.db"})
public final class VerifyAuaCommand extends StoaAction {

  @Parameters(paramLabel = "<file.db>", description = "The SQLite database of the AUA system.")
  private Path file;

  @Override
  protected Answer answer() {
    return AuaVerification.of(file);
  }
}
