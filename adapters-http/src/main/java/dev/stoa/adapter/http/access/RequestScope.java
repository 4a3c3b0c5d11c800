package dev.stoa.adapter.http.access;

import dev.stoa.actions.Caller;
import dev.stoa.application.Workspace;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;

/** What is known about a request that was let in: attributes that mounted servlets read too. */
public final class RequestScope {

  private static final String CALLER = Caller.class.getName();
  private static final String ADMITTED = Admitted.class.getName();
  private static final String WORKSPACE = Workspace.class.getName();

  /** As the servlet of MCP reads it. */
  private static final String PROFILE = "dev.stoa.mcp.profile";

  /** As the servlet of MCP reads it. */
  private static final String HOLDS = "dev.stoa.mcp.holds";

  private static final String NAME = "dev.stoa.http.workspace";
  private static final String ACTION = "dev.stoa.http.action";

  private RequestScope() {}

  public static void set(
      HttpServletRequest request, Admitted admitted, Workspace workspace, Option<String> name) {
    request.setAttribute(ADMITTED, admitted);
    request.setAttribute(CALLER, admitted.caller());
    request.setAttribute(WORKSPACE, workspace);
    admitted.profile().forEach(profile -> request.setAttribute(PROFILE, profile));
    request.setAttribute(HOLDS, admitted.holds());
    request.setAttribute(NAME, name.getOrElse(""));
  }

  /** Who calls, and where: no two callers share what is kept under it. */
  public static String identity(HttpServletRequest request) {
    Caller caller = caller(request);
    return required(request, NAME) + "\n" + caller.agent() + "\n" + caller.subject();
  }

  /** The action that answers, for the metrics. */
  public static void setAction(HttpServletRequest request, String name) {
    request.setAttribute(ACTION, name);
  }

  public static Option<String> action(HttpServletRequest request) {
    return Option.of((String) request.getAttribute(ACTION));
  }

  public static Caller caller(HttpServletRequest request) {
    return (Caller) required(request, CALLER);
  }

  public static Admitted admitted(HttpServletRequest request) {
    return (Admitted) required(request, ADMITTED);
  }

  /** The name of the workspace; none if the server has one only. */
  public static Option<String> workspaceName(HttpServletRequest request) {
    return Option.of((String) required(request, NAME)).filter(name -> !name.isEmpty());
  }

  public static Workspace workspace(HttpServletRequest request) {
    return (Workspace) required(request, WORKSPACE);
  }

  private static Object required(HttpServletRequest request, String name) {
    Object value = request.getAttribute(name);
    if (value == null) {
      throw new IllegalStateException("the request was not let in: it has no " + name);
    }
    return value;
  }
}
