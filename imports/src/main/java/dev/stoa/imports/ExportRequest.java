package dev.stoa.imports;

import dev.stoa.application.imports.ExportScope;
import dev.stoa.application.imports.ExportTarget;
import dev.stoa.domain.files.FileScope;
import dev.stoa.imports.files.ExportFiles;
import dev.stoa.imports.lines.ExportLines;
import dev.stoa.imports.memory.ExportMcpMemory;
import java.nio.file.Path;
import java.util.function.Consumer;

/** What to give back, and in which form. */
public final class ExportRequest implements ExportTarget {

  private final ExportTarget target;

  private ExportRequest(ExportTarget target) {
    this.target = target;
  }

  /** Memories, knowledge, conversations and their messages, a line of JSON each. */
  public static ExportRequest lines(Consumer<String> lines) {
    return new ExportRequest(new ExportLines(lines));
  }

  /** The graph, as the reference memory server of MCP writes its file, line by line. */
  public static ExportRequest mcpMemory(Consumer<String> lines) {
    return new ExportRequest(new ExportMcpMemory(lines));
  }

  /** The memory files of a scope, into a folder that is new or empty. */
  public static ExportRequest files(Path folder, String scope) {
    return new ExportRequest(new ExportFiles(folder, new FileScope(scope)));
  }

  @Override
  public long write(ExportScope scope) {
    return target.write(scope);
  }
}
