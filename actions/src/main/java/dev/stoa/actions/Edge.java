package dev.stoa.actions;

/** A way to call actions from outside Java. */
public enum Edge {
  CLI,
  HTTP,
  MCP
}
