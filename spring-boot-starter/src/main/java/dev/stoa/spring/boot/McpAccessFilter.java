package dev.stoa.spring.boot;

import dev.stoa.actions.Caller;
import dev.stoa.adapter.mcp.McpServlet;
import dev.stoa.application.Workspace;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** Tells the servlet of MCP who calls; refuses callers without a user or without a right. */
final class McpAccessFilter extends HttpFilter {

  private static final long serialVersionUID = 1L;

  private final transient Workspace workspace;
  private final transient StoaCallers callers;

  McpAccessFilter(Workspace workspace, StoaCallers callers) {
    this.workspace = workspace;
    this.callers = callers;
  }

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Caller> caller = callers.of(request);
    if (caller.isEmpty()) {
      response.sendError(
          request.getUserPrincipal() == null
              ? HttpServletResponse.SC_UNAUTHORIZED
              : HttpServletResponse.SC_FORBIDDEN);
      return;
    }
    request.setAttribute(McpServlet.CALLER, caller.get());
    request.setAttribute(McpServlet.WORKSPACE, workspace);
    chain.doFilter(request, response);
  }
}
