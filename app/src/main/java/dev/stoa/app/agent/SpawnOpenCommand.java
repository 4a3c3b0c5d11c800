package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnPosition;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Either;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists spawns that have not ended, earliest start first, a page at a time. */
@Command(
    name = "open",
    description = "Lists spawns that have not ended, earliest start first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent spawn open",
      "  stoa agent spawn open --limit 20 --after 0b9c6a52-7d5e-4e0c-9b1a-3a4f3a1f9c01",
    })
final class SpawnOpenCommand extends AgentAction {

  @Option(names = "--after", paramLabel = "<spawn>", description = "Begin after this spawn.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Override
  protected Answer answer() {
    CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
    Page<Spawn, SpawnPosition> page =
        done(agents -> position(agents).map(from -> agents.openSpawns(from, limit)));
    String more =
        page.next()
            .map(next -> "There may be more: --after " + next.id() + "\n")
            .getOrElse(page.items().isEmpty() ? "No open spawns.\n" : "No more open spawns.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : SpawnView.listed(page.items()).text()) + more,
        SpawnView.json(page.items())
            .withText("next", page.next().map(next -> next.id().value()))
            .object());
  }

  private Either<AgentRefused, io.vavr.control.Option<SpawnPosition>> position(
      AgentOperations agents) {
    if (after == null) {
      return Either.right(io.vavr.control.Option.none());
    }
    SpawnId id = new SpawnId(after);
    return agents
        .findSpawn(id)
        .<AgentRefused>toEither(() -> new AgentRefused.SpawnUnknown(id))
        .map(spawn -> io.vavr.control.Option.some(spawn.position()));
  }
}
