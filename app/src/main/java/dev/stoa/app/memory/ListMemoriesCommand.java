package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryJson;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.RedLinePosition;
import dev.stoa.domain.memory.StrengthPosition;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists memories. */
@Command(
    name = "list",
    description = "Lists memories, the fast tier first and strongest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory list --tier slow --limit 10",
      "  stoa memory list --scope agent:ada",
      "  stoa memory list --protected",
    })
final class ListMemoriesCommand extends MemoryAction {

  @Option(names = "--scope", paramLabel = "<name>", description = "Only in this scope.")
  private String scope;

  @Option(
      names = "--tier",
      paramLabel = "fast|medium|slow|glacial",
      description = "Only in this tier.")
  private String tier;

  @Option(
      names = "--protected",
      description = "Only what is protected, of every scope and tier, oldest first.")
  private boolean isProtected;

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin after the previous page, as printed by it.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "20",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    return isProtected ? redLined() : all();
  }

  private Answer all() {
    io.vavr.control.Option<MemoryTier> only = tier(tier);
    MemoryFilter filter = scope(scope).map(MemoryFilter.ALL::in).getOrElse(MemoryFilter.ALL);
    io.vavr.control.Option<StrengthPosition> position =
        CliFailure.checked(
            "--after: ",
            () ->
                io.vavr.control.Option.of(after)
                    .map(text -> Cursor.read(text, StrengthPosition.class)));
    Page<Memory, StrengthPosition> page =
        workspace().use(stoa -> stoa.memory().list(filter, only, position, limit));
    return answer(page.items(), page.next().map(Cursor::of).map(Cursor::text));
  }

  private Answer redLined() {
    io.vavr.control.Option<RedLinePosition> position =
        CliFailure.checked(
            "--after: ",
            () ->
                io.vavr.control.Option.of(after)
                    .map(text -> Cursor.read(text, RedLinePosition.class)));
    Page<Memory, RedLinePosition> page =
        workspace().use(stoa -> stoa.memory().redLined(position, limit));
    return answer(page.items(), page.next().map(Cursor::of).map(Cursor::text));
  }

  private static Answer answer(Seq<Memory> items, io.vavr.control.Option<String> next) {
    return Answer.ok(
        (items.isEmpty() ? "" : MemoryView.listed(items).text())
            + more(next, items.isEmpty(), "memories"),
        new JsonMembers()
            .with("memories", items.map(MemoryJson::of))
            .withText("next", next)
            .object());
  }
}
