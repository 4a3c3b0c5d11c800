package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Map;

/** A tool that a server has. */
interface McpTool {

  /** The actions that it runs. */
  Seq<Action<?, ?>> actions();

  /** As callers with these rights see it; nothing if they can do nothing with it. */
  Option<Tool> described(Rights rights);

  /** Runs it. */
  CallToolResult call(CallScope scope, Map<String, ?> arguments, Progress progress);
}
