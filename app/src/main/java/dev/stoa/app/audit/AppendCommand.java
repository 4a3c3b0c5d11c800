package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Appends one event, or a batch of them. */
@Command(
    name = "append",
    description = {
      "Appends one event given by options, or a batch.",
      "A batch is JSON Lines, one event on each line, and is appended whole or not at all. Members: "
          + "event_type (required), id, session_id, trace_id, token_id, field, specialist, u_score, "
          + "confidence, latency_ms, details."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit append --type query --session s1 --confidence 0.75",
      "  stoa audit append --type promote --details '{\"from\":\"m7\",\"to\":\"m14\"}'",
      "  stoa audit append --batch events.jsonl",
      "  echo '{\"event_type\":\"query\"}' | stoa audit append --batch -",
    })
final class AppendCommand extends StoaAction {

  private static final int MOST_SHOWN = 50;

  @Mixin private EventOptions options;

  @Option(
      names = "--batch",
      paramLabel = "<file|->",
      description = "Events as JSON Lines, from a file or (-) piped in.")
  private String batch;

  @Override
  protected Answer answer() {
    Seq<AuditEvent> events = events();
    Seq<AuditEntry> entries =
        workspace()
            .create(stoa -> stoa.audit().appendAll(events))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(shown(entries), EntryView.json(entries).object());
  }

  private static String shown(Seq<AuditEntry> entries) {
    int rest = entries.size() - MOST_SHOWN;
    return EntryView.placed(entries.take(MOST_SHOWN)).text()
        + (rest > 0
            ? "and " + rest + " more, up to sequence " + entries.last().sequence() + "\n"
            : "");
  }

  private Seq<AuditEvent> events() {
    if (batch == null) {
      return List.of(options.event());
    }
    if (options.areGiven()) {
      throw CliFailure.usage(
          "--batch and the options of one event are given: put that event into the batch");
    }
    return EventLines.read(batch, in());
  }
}
