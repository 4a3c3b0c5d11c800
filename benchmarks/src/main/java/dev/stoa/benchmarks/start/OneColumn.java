package dev.stoa.benchmarks.start;

import dev.stoa.schema.generated.tables.Agents;

/** Names one column, which is enough to load jOOQ: the share of a start that it takes. */
final class OneColumn {

  private OneColumn() {}

  public static void main(String[] args) {
    System.out.println(Agents.AGENTS.AGENT_ID.getName());
  }
}
