package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditRefused;
import io.vavr.control.Either;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows everything one entry says. */
@Command(
    name = "show",
    description = "Shows an entry.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit show 7",
      "  stoa audit show order-2231",
      "  stoa audit show --by-id 2231",
    })
final class ShowCommand extends StoaAction {

  @Parameters(
      paramLabel = "<sequence|id>",
      description = "Its sequence, or its id when it is not all digits.")
  private String entry;

  @Option(names = "--by-id", description = "Treat it as an id even if it is a number.")
  private boolean byId;

  @Override
  protected Answer answer() {
    AuditEntry found =
        workspace().use(stoa -> find(stoa.audit())).getOrElseThrow(CliFailure::refused);
    return Answer.ok(EntryView.whole(found).text(), EntryView.json(found));
  }

  private Either<AuditRefused, AuditEntry> find(AuditOperations audit) {
    if (!byId && entry.matches("[0-9]{1,18}")) {
      long sequence = Long.parseLong(entry);
      return audit
          .at(sequence)
          .toEither(() -> new AuditRefused.UnknownSequence(sequence, audit.head().size()));
    }
    AuditEntryId id = CliFailure.checked(() -> new AuditEntryId(entry));
    return audit.find(id).toEither(() -> new AuditRefused.UnknownEntry(id));
  }
}
