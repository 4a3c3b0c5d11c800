package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.imports.ExportRequest;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
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
      "the file of the memory server of MCP has the graph, and a folder the memory files of a"
          + " scope."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa export agents.zip",
      "  stoa export agents.zip --store jdbc:postgresql://localhost/stoa?currentSchema=team_a",
      "  stoa export agents.jsonl --format jsonl",
      "  stoa export memory.jsonl --format mcp-memory",
      "  stoa export ./memories --format files --scope agent:ada",
    })
public final class ExportCommand extends StoaAction {

  @Parameters(
      paramLabel = "<file>",
      description = "The file; an existing one is replaced. For files, a new or empty folder.")
  private Path file;

  @Option(
      names = "--format",
      paramLabel = "<format>",
      defaultValue = "archive",
      description = "archive, jsonl, mcp-memory or files; archive unless given.")
  private String format;

  @Option(
      names = "--scope",
      paramLabel = "<scope>",
      defaultValue = "shared",
      description = "Whose memory files; shared unless given.")
  private String scope;

  @Override
  protected Answer answer() {
    return switch (format) {
      case "archive" -> archive();
      case "jsonl" -> lines(ExportRequest::lines);
      case "mcp-memory" -> lines(ExportRequest::mcpMemory);
      case "files" -> files();
      default ->
          throw CliFailure.usage(
              "--format " + format + " is unknown: give archive, jsonl, mcp-memory or files");
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
    return written(count, "lines");
  }

  private Answer files() {
    try {
      long count =
          withProgress(
              progress ->
                  workspace()
                      .use(
                          stoa ->
                              stoa.imports()
                                  .export(ExportRequest.files(file, scope), progress::rows)));
      return written(count, "files");
    } catch (InvalidValue e) {
      throw CliFailure.usage(String.valueOf(e.getMessage()));
    } catch (UncheckedIOException e) {
      throw CliFailure.usage(
          "the folder could not be written: " + Objects.requireNonNull(e.getCause()).getMessage());
    }
  }

  private Answer written(long count, String things) {
    return Answer.ok(
        "Written to " + file + ": " + count + " " + things + ".\n",
        JsonObject.builder().put("to", file.toString()).put("count", count).build());
  }
}
