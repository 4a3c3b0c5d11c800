package dev.stoa.adapter.http;

import dev.stoa.actions.Caller;
import dev.stoa.application.Workspace;
import jakarta.servlet.http.HttpServletRequest;

/** What is known about a request that was let in: attributes that mounted servlets read too. */
final class RequestScope {

  private static final String CALLER = Caller.class.getName();
  private static final String WORKSPACE = Workspace.class.getName();

  private RequestScope() {}

  static void set(HttpServletRequest request, Caller caller, Workspace workspace) {
    request.setAttribute(CALLER, caller);
    request.setAttribute(WORKSPACE, workspace);
  }

  static Caller caller(HttpServletRequest request) {
    return (Caller) required(request, CALLER);
  }

  static Workspace workspace(HttpServletRequest request) {
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
