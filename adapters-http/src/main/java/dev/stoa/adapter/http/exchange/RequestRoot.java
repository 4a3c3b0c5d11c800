package dev.stoa.adapter.http.exchange;

import jakarta.servlet.http.HttpServletRequest;

/** Where the paths of this edge begin for the caller: below a path of the server it is part of. */
public final class RequestRoot {

  private static final String ROOT = "dev.stoa.http.root";

  private RequestRoot() {}

  public static void set(HttpServletRequest request, String root) {
    request.setAttribute(ROOT, root);
  }

  /** Such as {@code /stoa}; empty for a server of its own. */
  public static String of(HttpServletRequest request) {
    Object root = request.getAttribute(ROOT);
    return root == null ? "" : (String) root;
  }
}
