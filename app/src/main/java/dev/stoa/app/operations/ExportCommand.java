package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.imports.ExportRequest;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the content of a workspace into a file. */
@Command(
    name = "export",
    description = {
      "Writes the content of a workspace into one file, from one snapshot.",
      "The archive is a zip file of JSON lines that any Stoa can import, on either engine.",
      "Plain lines have memories, knowledge and conversations, decrypted, for other systems;",
      "the file of the memory server of MCP has the graph."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa export agents.zip",
      "  stoa export agents.zip --store jdbc:postgresql://localhost/stoa?currentSchema=team_a",
      "  stoa export agents.jsonl --format jsonl",
      "  stoa export memory.jsonl --format mcp-memory",
    })
public final class ExportCommand extends StoaAction {

  @Parameters(paramLabel = "<file>", description = "The file; an existing one is replaced.")
  private Path file;

  @Option(
      names = "--format",
      paramLabel = "<format>",
      defaultValue = "archive",
      description = "archive, jsonl or mcp-memory; archive unless given.")
  private String format;

  @Override
  protected Answer answer() {
    return switch (format) {
      case "archive" -> archive();
      case "jsonl" -> lines(ExportRequest::lines);
      case "mcp-memory" -> lines(ExportRequest::mcpMemory);
      default ->
          throw CliFailure.usage(
              "--format " + format + " is unknown: give archive, jsonl or mcp-memory");
    };
  }

  private Answer archive() {
    ContentRoots roots =
        withProgress(
            progress ->
                workspace()
                    .use(
                        stoa ->
                            new OutputFile("<file>", file)
                                .writeBytes(out -> stoa.transfer().export(out, progress::rows))));
    return RootsView.answer(workspace().shown(), file.toString(), roots);
  }

  private Answer lines(Function<Consumer<String>, ExportRequest> form) {
    long count =
        withProgress(
            progress ->
                workspace()
                    .use(
                        stoa ->
                            new OutputFile("<file>", file)
                                .write(
                                    out ->
                                        stoa.imports()
                                            .export(
                                                form.apply(line -> out.print(line + "\n")),
                                                progress::rows))));
    return Answer.ok(
        "Written to " + file + ": " + count + " lines.\n",
        JsonObject.builder().put("to", file.toString()).put("count", count).build());
  }
}
