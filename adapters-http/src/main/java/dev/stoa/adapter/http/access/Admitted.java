package dev.stoa.adapter.http.access;

import dev.stoa.actions.Caller;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.util.function.BooleanSupplier;

/**
 * A caller that was let in.
 *
 * @param dashboard whether the dashboard sent the request
 * @param profile the tools that a model is offered, if its token names a profile
 * @param holds whether the caller would still be let in, asked long after the request
 */
public record Admitted(
    Caller caller, boolean dashboard, Option<String> profile, BooleanSupplier holds) {

  private static final BooleanSupplier ALWAYS = () -> true;

  /** The header by which the dashboard identifies itself where there is no login. */
  private static final String DASHBOARD = "Stoa-Dashboard";

  static Admitted by(Token token, BooleanSupplier holds) {
    return new Admitted(token.caller(), false, token.profile(), holds);
  }

  /** Any user of this machine, or a person who followed the link that the server printed. */
  static Admitted locally(boolean dashboard) {
    return new Admitted(Caller.LOCAL, dashboard, Option.none(), ALWAYS);
  }

  /** Whom the server that a request came through knows. */
  public static Admitted byServer(Caller caller, HttpServletRequest request) {
    return new Admitted(caller, isDashboard(request), Option.none(), ALWAYS);
  }

  static boolean isDashboard(HttpServletRequest request) {
    return request.getHeader(DASHBOARD) != null;
  }

  /** A person who gave a token to the dashboard. */
  static Admitted byCookie(Token token) {
    return new Admitted(token.caller(), true, token.profile(), ALWAYS);
  }
}
