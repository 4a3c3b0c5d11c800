package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.domain.memory.SnapshotRequest;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes memories down. */
@Command(
    name = "export",
    description = "Exports memories as JSON Lines.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory snapshot export memories.jsonl",
      "  stoa memory snapshot export memories.jsonl --all --scope agent:ada",
    })
final class ExportSnapshotCommand extends MemoryAction {

  @Parameters(paramLabel = "<file>", description = "The file; an existing one is replaced.")
  private Path file;

  @Option(names = "--scope", paramLabel = "<name>", description = "Only of this scope.")
  private String scope;

  @Option(
      names = "--top",
      paramLabel = "<count>",
      defaultValue = "100",
      description = "Number of the most important memories of each tier (${DEFAULT-VALUE}).")
  private int top;

  @Option(names = "--all", description = "All memories.")
  private boolean all;

  @Override
  protected Answer answer() {
    SnapshotRequest request = CliFailure.checked("--top: ", this::request);
    long count =
        workspace()
            .use(
                stoa ->
                    new OutputFile("<file>", file)
                        .write(
                            out ->
                                stoa.memory()
                                    .exportSnapshot(request, line -> out.print(line + "\n"))));
    return Answer.ok(
        "Memories written to " + Printable.line(file.toString()) + ": " + count + "\n",
        new JsonMembers().with("file", file.toString()).with("memories", count).object());
  }

  private SnapshotRequest request() {
    SnapshotRequest request = all ? SnapshotRequest.USUAL.all() : SnapshotRequest.USUAL.top(top);
    return scope(scope).map(request::scope).getOrElse(request);
  }
}
