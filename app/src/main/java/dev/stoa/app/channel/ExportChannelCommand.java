package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.channel.ExportFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes a channel as Markdown or, with --json, as one JSON object. */
@Command(
    name = "export",
    description = "Writes a channel as Markdown or, with --json, as one JSON object.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa channel export ops > ops.md",
      "  stoa channel export ops --json > ops.json",
    })
final class ExportChannelCommand extends ChannelAction {

  @Parameters(index = "0", paramLabel = "<channel>", description = "Its name or its id.")
  private String channel;

  @Override
  protected Answer answer() {
    used(
        stoa ->
            done(
                stoa.channels()
                    .export(
                        channel(stoa, channel),
                        json() ? ExportFormat.JSON : ExportFormat.MARKDOWN,
                        out()::print)));
    return Answer.said();
  }
}
