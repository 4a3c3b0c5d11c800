package dev.stoa.app;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.mcp.CallScope;
import dev.stoa.adapter.mcp.McpStdio;
import dev.stoa.adapter.mcp.ToolChoice;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import io.vavr.control.Option;
import java.io.InputStream;
import java.io.Writer;
import java.util.List;

/** The server of {@code stoa mcp}; apart from the command, whose help needs no server. */
record McpServing(
    Option<String> agent,
    Option<String> profile,
    List<String> tools,
    boolean schemas,
    Effect upTo) {

  /** Serves until the input ends. */
  int on(StoaCommand stoa, Writer out) {
    ToolChoice choice =
        CliFailure.checked(() -> ToolChoice.of(Catalogue.complete(), profile, tools));
    return stoa.onWorkspace(
        upTo != Effect.READ, workspace -> serve(workspace, choice, stoa.in(), out));
  }

  private int serve(Workspace workspace, ToolChoice choice, InputStream in, Writer out) {
    Caller caller = Caller.local(agent.map(given -> id(workspace, given)), upTo);
    McpStdio.serve(
        Catalogue.complete(),
        new CallScope(workspace, caller, choice),
        schemas,
        StoaVersion.number(),
        in,
        out);
    return 0;
  }

  private static AgentId id(Workspace workspace, String given) {
    return workspace
        .agents()
        .resolve(given)
        .flatMap(Agent::live)
        .map(Agent::id)
        .getOrElseThrow(CliFailure::refused);
  }
}
