package dev.stoa.domain.imports;

import dev.stoa.domain.kernel.Labelled;

/** The systems that can be imported. */
public enum ImportSystem implements Labelled {
  ARAGORA,
  SPACE_OS,
  AUA,
  SISC,
  HELIX,
  MEM0,
  LANGCHAIN4J,
  SPRING_AI,
  MCP_MEMORY,
  LANGGRAPH,
  MASTRA,
  LETTA,
  FILES,
  LINES;

  /** Its name as it is typed and stored, such as {@code space-os}. */
  @Override
  public String label() {
    return Labelled.super.label().replace('_', '-');
  }

  /** The system with this label. */
  public static ImportSystem labelled(String label) {
    return Labelled.of(ImportSystem.class, "system", label);
  }
}
