package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStatistics;
import dev.stoa.domain.memory.TierTally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows what the tiers come to. */
@Command(
    name = "stats",
    description = "Shows figures per tier.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory stats", "  stoa memory stats --scope agent:ada --json"})
final class StatsCommand extends MemoryAction {

  @Option(
      names = "--scope",
      paramLabel = "<name>",
      description = "Only memories of this scope; moves and archive are of all.")
  private String scope;

  @Override
  protected Answer answer() {
    io.vavr.control.Option<MemoryScope> only = scope(scope);
    MemoryStatistics statistics = workspace().use(stoa -> stoa.memory().statistics(only));
    return Answer.ok(
        table(statistics).text()
            + "Memories: "
            + statistics.memories()
            + ", archived: "
            + statistics.archived()
            + "\n",
        new JsonMembers()
            .with("tiers", statistics.tiers().map(tally -> json(tally, statistics)))
            .with("memories", statistics.memories())
            .with("archived", statistics.archived())
            .object());
  }

  static Table table(MemoryStatistics statistics) {
    return Table.of(
            "tier", "memories", "importance", "surprise", "consolidation", "success", "moved in")
        .rows(
            statistics.tiers(),
            tally ->
                new Object[] {
                  tally.tier().label(),
                  tally.memories(),
                  MemoryView.shown(tally.meanImportance()),
                  MemoryView.shown(tally.meanSurprise()),
                  MemoryView.shown(tally.meanConsolidation()),
                  MemoryView.shown(tally.meanSuccessRate()),
                  statistics.movesInto().get(tally.tier()).getOrElse(0L)
                });
  }

  private static JsonObject json(TierTally tally, MemoryStatistics statistics) {
    return new JsonMembers()
        .with("tier", tally.tier().label())
        .with("count", tally.memories())
        .withNumber("avg_importance", io.vavr.control.Option.of(tally.meanImportance()))
        .withNumber("avg_surprise", io.vavr.control.Option.of(tally.meanSurprise()))
        .withNumber("avg_consolidation", io.vavr.control.Option.of(tally.meanConsolidation()))
        .withNumber("avg_success_rate", io.vavr.control.Option.of(tally.meanSuccessRate()))
        .with("moved_in", statistics.movesInto().get(tally.tier()).getOrElse(0L))
        .object();
  }
}
