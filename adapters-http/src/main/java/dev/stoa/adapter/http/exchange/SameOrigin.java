package dev.stoa.adapter.http.exchange;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** Whether a request comes from a page of this server, as browsers say it. */
public final class SameOrigin {

  private SameOrigin() {}

  public static void check(HttpServletRequest request) {
    String site = request.getHeader("Sec-Fetch-Site");
    boolean same =
        site == null
            ? isHost(request.getHeader("Origin"), request.getHeader("Host"))
            : site.equals("same-origin");
    if (!same) {
      throw new HttpFailure(
          403, "request.origin", "only a page of this server may send this: use the dashboard");
    }
  }

  /**
   * Refuses what a page of another server has a browser send. Callers that are no browsers say
   * nothing of pages.
   */
  public static void refuseOthers(HttpServletRequest request) {
    String site = request.getHeader("Sec-Fetch-Site");
    String origin = request.getHeader("Origin");
    boolean foreign =
        site == null
            ? origin != null && !isHost(origin, request.getHeader("Host"))
            : !site.equals("same-origin") && !site.equals("none");
    if (foreign) {
      throw new HttpFailure(
          403, "request.origin", "a web page of another server may not call: the header Origin");
    }
  }

  /** Whether a page is of the server that is called, on the same port. */
  public static boolean isHost(@Nullable String origin, @Nullable String host) {
    if (origin == null || host == null) {
      return false;
    }
    try {
      return host.equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
