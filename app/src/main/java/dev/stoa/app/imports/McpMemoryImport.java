package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Imports the memory file of the reference server of MCP. */
@Command(
    name = "mcp-memory",
    description = {
      "Imports memory.jsonl of the reference memory server of MCP as knowledge.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import mcp-memory memory.jsonl --agent ada"})
public final class McpMemoryImport extends SystemImport {

  @Option(
      names = "--agent",
      paramLabel = "<identity>",
      description = "Whose knowledge it is; mcp-memory unless given.")
  private @Nullable String agent;

  public McpMemoryImport() {
    super(ImportSystem.MCP_MEMORY);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    return agent == null ? plain : plain.owner(agent);
  }
}
