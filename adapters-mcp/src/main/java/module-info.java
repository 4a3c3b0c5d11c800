/** The actions as tools, resources and prompts of the Model Context Protocol. */
module dev.stoa.adapter.mcp {
  requires transitive dev.stoa.actions;
  requires io.modelcontextprotocol.sdk.mcp.core;
  requires reactor.core;
  requires static transitive jakarta.servlet;
  requires static transitive org.jspecify;

  exports dev.stoa.adapter.mcp;
}
