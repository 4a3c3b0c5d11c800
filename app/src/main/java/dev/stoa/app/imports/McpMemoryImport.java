package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import picocli.CommandLine.Command;

/** Imports the memory file of the reference server of MCP. */
@Command(
    name = "mcp-memory",
    description = {
      "Imports memory.jsonl of the reference memory server of MCP into the graph.",
      "Importing again brings only what is new. A failed import leaves nothing."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import mcp-memory memory.jsonl"})
public final class McpMemoryImport extends SystemImport {

  public McpMemoryImport() {
    super(ImportSystem.MCP_MEMORY);
  }
}
