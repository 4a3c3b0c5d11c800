package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.kernel.Page;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists what is most worth raising. */
@Command(
    name = "patterns",
    description = "Lists patterns by score, best first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa critique patterns --limit 10",
      "  stoa critique patterns --category security --min-successes 1",
    })
final class PatternsCommand extends StoaAction {

  @Option(names = "--category", paramLabel = "<name>", description = "Only this category.")
  private String category;

  @Option(
      names = "--min-successes",
      paramLabel = "<count>",
      defaultValue = "2",
      description = "Minimum number of successes (${DEFAULT-VALUE}).")
  private long minSuccesses;

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
    io.vavr.control.Option<IssueCategory> wanted =
        CliFailure.checked(
            "--category: ",
            () ->
                io.vavr.control.Option.of(category)
                    .map(label -> IssueCategory.labelled(label.toLowerCase(Locale.ROOT))));
    io.vavr.control.Option<RankPosition> position =
        CliFailure.checked(
            "--after: ", () -> io.vavr.control.Option.of(after).map(PatternsCommand::position));
    Page<RankedPattern, RankPosition> page =
        workspace()
            .use(stoa -> stoa.critiques().topPatterns(wanted, minSuccesses, position, limit));
    io.vavr.control.Option<String> next =
        page.next().map(last -> last.asOf() + "/" + last.score() + "/" + last.id());
    String more =
        next.map(text -> "There may be more: --after " + text + "\n")
            .getOrElse(page.items().isEmpty() ? "No patterns.\n" : "No more patterns.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : PatternView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("patterns", page.items().map(PatternView::json))
            .withText("next", next)
            .object());
  }

  private static RankPosition position(String text) {
    String[] parts = text.split("/", -1);
    try {
      if (parts.length == 3) {
        return new RankPosition(
            Instant.parse(parts[0]), Double.parseDouble(parts[1]), new PatternId(parts[2]));
      }
    } catch (DateTimeException | NumberFormatException e) {
      throw new IllegalArgumentException(
          text + " is not a cursor: copy it from the previous page", e);
    }
    throw new IllegalArgumentException(text + " is not a cursor: copy it from the previous page");
  }
}
