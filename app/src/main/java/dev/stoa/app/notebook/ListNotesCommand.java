package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteTopic;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists notes, newest first, a page at a time. */
@Command(
    name = "list",
    description = "Lists notes, newest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note list --as zealot",
      "  stoa note list --as zealot --topic beliefs --core",
      "  stoa note list --as zealot --days 7 --show all --limit 20",
    })
final class ListNotesCommand extends NoteAction {

  @Option(names = "--topic", paramLabel = "<topic>", description = "Only notes on this.")
  private String topic;

  @Option(names = "--core", description = "Only core notes.")
  private boolean core;

  @Option(names = "--days", paramLabel = "<days>", description = "Only of the last n days.")
  private Integer days;

  @Option(
      names = "--show",
      paramLabel = "live|archived|all",
      defaultValue = "LIVE",
      description = "Which notes (live).")
  private ArchiveFilter scope;

  @Mixin private NotePage page;

  @Override
  protected Answer answer() {
    if (days != null && (days < 1 || days > Instants.LONGEST.toDays())) {
      throw CliFailure.usage(
          "--days: " + days + " is out of range: give 1 to " + Instants.LONGEST.toDays());
    }
    NoteFilter filter = CliFailure.checked(this::filter);
    return NotePage.answer(
        done(
            notes ->
                days == null
                    ? notes.list(as(), filter, page.after(), page.limit())
                    : notes.listRecent(
                        as(), Duration.ofDays(days), filter, page.after(), page.limit())));
  }

  private NoteFilter filter() {
    NoteFilter filter = NoteFilter.LIVE.within(scope);
    filter = topic == null ? filter : filter.on(new NoteTopic(topic));
    return core ? filter.core() : filter;
  }
}
