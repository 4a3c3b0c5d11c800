package dev.stoa.adapter.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import org.jspecify.annotations.Nullable;

/** A request to a path of another server, as one to a server of our own. */
final class MountedRequest extends HttpServletRequestWrapper {

  private final String path;

  MountedRequest(HttpServletRequest request, String path) {
    super(request);
    this.path = path;
  }

  @Override
  public String getRequestURI() {
    return path;
  }

  @Override
  public String getContextPath() {
    return "";
  }

  @Override
  public String getServletPath() {
    return "";
  }

  @Override
  public @Nullable String getPathInfo() {
    return path;
  }
}
