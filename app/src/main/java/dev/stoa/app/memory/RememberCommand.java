package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Remember;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Remembers something. */
@Command(
    name = "remember",
    description = {
      "Stores a memory.",
      "If the scope has the same content, ignoring case and whitespace, that memory is reinforced instead."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory remember 'Retries need jitter'",
      "  stoa memory remember 'Deploy freeze' --tier medium --ttl PT36H",
      "  stoa memory remember 'Likes tea' --scope ada --metadata '{\"by\":\"chat\"}'",
    })
final class RememberCommand extends MemoryAction {

  @Parameters(paramLabel = "<content>", description = "What to remember.")
  private String content;

  @Option(names = "--scope", paramLabel = "<name>", description = "Its scope (shared).")
  private String scope;

  @Option(
      names = "--tier",
      paramLabel = "fast|medium|slow|glacial",
      description = "Its tier (slow).")
  private String tier;

  @Option(
      names = "--importance",
      paramLabel = "<0..1>",
      defaultValue = "0.5",
      description = "How much it matters (${DEFAULT-VALUE}).")
  private double importance;

  @Option(
      names = "--metadata",
      paramLabel = "<json object>",
      defaultValue = "{}",
      description = "Anything else about it (${DEFAULT-VALUE}).")
  private String metadata;

  @Option(
      names = "--ttl",
      paramLabel = "<duration>",
      description = "Time to live, for example PT2H or P30D (default: no expiry).")
  private Duration timeToLive;

  @Mixin private EmbeddingOptions vector = new EmbeddingOptions();

  @Override
  protected Answer answer() {
    Remember plain =
        CliFailure.checked(
            () ->
                Remember.of(content)
                    .scope(scope(scope).getOrElse(MemoryScope.SHARED))
                    .tier(tier(tier).getOrElse(MemoryTier.SLOW))
                    .importance(importance));
    Remember described =
        CliFailure.checked("--metadata: ", () -> plain.metadata(CanonicalJson.of(metadata)));
    Remember lasting =
        timeToLive == null
            ? described
            : CliFailure.checked("--ttl: ", () -> described.timeToLive(timeToLive));
    Remember whole = vector.embedding().map(lasting::embedding).getOrElse(lasting);
    return MemoryView.answer(
        workspace()
            .create(stoa -> stoa.memory().remember(whole))
            .getOrElseThrow(CliFailure::refused));
  }
}
