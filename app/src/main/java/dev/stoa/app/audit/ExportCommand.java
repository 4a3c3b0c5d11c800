package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.app.StoaAction;
import dev.stoa.application.audit.AuditOperations;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Streams the whole log as JSON Lines. */
@Command(
    name = "export",
    description = {
      "Streams the whole log as JSON Lines, oldest first, from one snapshot.",
      "Each line has the exact attested text, so that a third party can hash it again: hash = "
          + "SHA-256(scheme + newline + attested)."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit export > log.jsonl",
      "  stoa audit export --out log.jsonl --json",
    })
final class ExportCommand extends StoaAction {

  private static final int LOOK_UP_EVERY = 1_000;

  @Option(
      names = "--out",
      paramLabel = "<file>",
      description = "Write to this file; an existing one is replaced.")
  private Path file;

  @Override
  protected Answer answer() {
    if (file == null) {
      workspace().use(stoa -> export(stoa.audit(), out()));
      return Answer.said();
    }
    long entries =
        workspace()
            .use(
                stoa ->
                    new OutputFile("--out", file).write(writer -> export(stoa.audit(), writer)));
    return Answer.ok(
        entries + " entries written to " + Printable.line(file.toString()) + "\n",
        new JsonMembers().with("entries", entries).with("file", file.toString()).object());
  }

  private static long export(AuditOperations audit, PrintWriter writer) {
    ExportLine line = new ExportLine();
    long[] entries = {0};
    audit.export(
        row -> {
          writer.print(line.of(row) + "\n");
          if (++entries[0] % LOOK_UP_EVERY == 0) {
            refuseLoss(writer);
          }
        });
    refuseLoss(writer);
    return entries[0];
  }

  /** A print writer keeps quiet about a full disk and a reader who has gone. */
  private static void refuseLoss(PrintWriter writer) {
    if (writer.checkError()) {
      throw CliFailure.storage(
          "the export could not be written to its end: the disk is full or its reader has gone",
          null);
    }
  }
}
