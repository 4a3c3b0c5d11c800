package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.MemoryJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists what was put away. */
@Command(
    name = "archive",
    description = "Lists archived memories, latest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory archive", "  stoa memory archive --after 20 --limit 10"})
final class ArchiveCommand extends MemoryAction {

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin after the previous page, as printed by it.")
  private Long after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    Page<ArchivedMemory, Long> page =
        workspace().use(stoa -> stoa.memory().archived(io.vavr.control.Option.of(after), limit));
    Table table =
        Table.of("archived at", "reason", "id", "tier", "content")
            .rows(
                page.items(),
                one ->
                    new Object[] {
                      one.archivedAt(),
                      one.reason(),
                      one.memory().id(),
                      one.memory().tier().label(),
                      one.memory().content()
                    });
    return Answer.ok(
        (page.items().isEmpty() ? "" : table.text())
            + more(page.next().map(String::valueOf), page.items().isEmpty(), "archived memories"),
        new JsonMembers()
            .with("archived", page.items().map(ArchiveCommand::json))
            .withNumber("next", page.next())
            .object());
  }

  private static JsonObject json(ArchivedMemory archived) {
    return new JsonMembers()
        .with("archive_id", archived.sequence())
        .with("archived_at", Instants.text(archived.archivedAt()))
        .with("archive_reason", archived.reason())
        .with("memory", MemoryJson.of(archived.memory()))
        .object();
  }
}
