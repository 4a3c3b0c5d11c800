package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.Page;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists entries, oldest first, a page at a time. */
@Command(
    name = "list",
    description = "Lists entries, oldest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit list --limit 20",
      "  stoa audit list --type query --session s1 --after 20",
    })
final class ListCommand extends StoaAction {

  @Option(names = "--type", paramLabel = "<type>", description = "Only this event type.")
  private String type;

  @Option(names = "--session", paramLabel = "<id>", description = "Only this session.")
  private String session;

  @Option(names = "--trace", paramLabel = "<id>", description = "Only this trace.")
  private String trace;

  @Option(
      names = "--after",
      paramLabel = "<sequence>",
      defaultValue = "0",
      description = "Begin after this sequence (${DEFAULT-VALUE}).")
  private long after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    AuditFilter filter = CliFailure.checked(this::filter);
    Page<AuditEntry, Long> page = workspace().use(stoa -> stoa.audit().list(filter, after, limit));
    String more =
        page.next()
            .map(next -> "There may be more: --after " + next + "\n")
            .getOrElse(page.items().isEmpty() ? "No entries.\n" : "No more entries.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : EntryView.listed(page.items()).text()) + more,
        EntryView.json(page.items()).withNumber("next", page.next()).object());
  }

  private AuditFilter filter() {
    return new AuditFilter(
        io.vavr.control.Option.of(type),
        io.vavr.control.Option.of(session),
        io.vavr.control.Option.of(trace));
  }
}
