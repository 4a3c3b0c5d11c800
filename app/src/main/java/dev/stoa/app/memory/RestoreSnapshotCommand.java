package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotReport;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads memories back. */
@Command(
    name = "restore",
    description = {
      "Restores memories from a snapshot, all or none.",
      "For an existing memory: replace it, keep it, or merge by importance."
    },
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory snapshot restore memories.jsonl --mode keep")
final class RestoreSnapshotCommand extends MemoryAction {

  @Parameters(paramLabel = "<file>", description = "A snapshot.")
  private Path file;

  @Option(
      names = "--mode",
      paramLabel = "replace|keep|merge",
      defaultValue = "KEEP",
      description = "What to do about an existing memory (keep).")
  private RestoreMode mode;

  @Override
  protected Answer answer() {
    Iterable<String> lines = new TextFile("<file>", file).lines();
    SnapshotReport report =
        workspace()
            .create(stoa -> stoa.memory().restoreSnapshot(lines, mode))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        Table.of("what", "memories")
            .row("restored", report.restored())
            .row("skipped", report.skipped())
            .row("updated", report.updated())
            .text(),
        new JsonMembers()
            .with("restored", report.restored())
            .with("skipped", report.skipped())
            .with("updated", report.updated())
            .object());
  }
}
