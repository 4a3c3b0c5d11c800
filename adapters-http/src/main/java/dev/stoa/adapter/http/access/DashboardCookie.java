package dev.stoa.adapter.http.access;

import io.vavr.collection.List;
import io.vavr.control.Option;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

/** The cookie of a session of the dashboard: no script and no other site can use it. */
public final class DashboardCookie {

  private static final String NAME = "stoa_session";

  private DashboardCookie() {}

  public static Option<String> of(HttpServletRequest request) {
    Cookie[] cookies = request.getCookies();
    return cookies == null
        ? Option.none()
        : List.of(cookies).find(cookie -> cookie.getName().equals(NAME)).map(Cookie::getValue);
  }

  public static void set(HttpServletRequest request, HttpServletResponse response, String value) {
    add(request, response, value, DashboardSessions.LONGEST.toSeconds());
  }

  public static void remove(HttpServletRequest request, HttpServletResponse response) {
    add(request, response, "", 0);
  }

  private static void add(
      HttpServletRequest request, HttpServletResponse response, String value, long seconds) {
    boolean secure = request.isSecure() || "https".equals(request.getHeader("X-Forwarded-Proto"));
    response.addHeader(
        "Set-Cookie",
        NAME
            + "="
            + value
            + "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
            + seconds
            + (secure ? "; Secure" : ""));
  }
}
