package dev.stoa.adapter.http.access;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.domain.audit.TokenRefusal;
import dev.stoa.domain.audit.TokenRefusal.Reason;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who calls: by the bearer token of a request, or by the cookie of the dashboard, which
 * is for the actions only.
 */
public record CallerAccess(
    Option<Tokens> tokens,
    DashboardSessions sessions,
    DashboardWrites writes,
    RefusedTokens refused,
    InstantSource clock)
    implements Admission {

  private static final String SCHEME = "bearer ";

  /** Without tokens the caller is any user of this machine. */
  @Override
  public Admitted admit(HttpServletRequest request, RequestPath path) {
    if (tokens.isEmpty()) {
      return Admitted.locally(Admitted.isDashboard(request));
    }
    Option<String> token = bearer(request.getHeader("Authorization"));
    if (token.isDefined()) {
      String hash = Tokens.hash(token.get());
      Token accepted = accepted(hash, request, path);
      return Admitted.by(accepted, () -> holds(hash, accepted));
    }
    Option<DashboardSessions.Login> session =
        path.rest().startsWith("/v1/")
            ? DashboardCookie.of(request).flatMap(sessions::find)
            : Option.none();
    if (session.isEmpty()) {
      throw unauthorized("access.token_missing", "there is no token: send Authorization: Bearer");
    }
    return session
        .get()
        .tokenHash()
        .map(hash -> Admitted.byCookie(accepted(hash, request, path)))
        .getOrElse(() -> Admitted.locally(true));
  }

  /** Whether a token was neither revoked nor changed, and its time is not over. */
  private boolean holds(String hash, Token accepted) {
    return !accepted.isExpired(clock.instant())
        && tokens.flatMap(all -> all.find(hash)).contains(accepted);
  }

  /** The token in the header {@code Authorization}. */
  public static Option<String> bearer(@Nullable String header) {
    return Option.of(header)
        .filter(text -> text.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
        .map(text -> text.substring(SCHEME.length()).strip());
  }

  /** The token of this hash, if it may be used here. */
  private Token accepted(String hash, HttpServletRequest request, RequestPath path) {
    Token token = known(hash, request, path);
    if (!token.isFor(path.workspace())) {
      refused.record(request, path, TokenRefusal.Reason.OTHER_WORKSPACE, Option.some(token.id()));
      throw new HttpFailure(
          403, "access.workspace", "the token is for another workspace: ask for one for this");
    }
    return token;
  }

  /** The token of this hash, for whichever workspace. */
  public Token known(String hash, HttpServletRequest request, RequestPath path) {
    Option<Token> found = tokens.flatMap(all -> all.find(hash));
    if (found.isEmpty()) {
      refused.record(request, path, Reason.UNKNOWN, Option.none());
      throw unauthorized("access.token_refused", "the token is unknown: ask for another");
    }
    Token token = found.get();
    if (token.isExpired(clock.instant())) {
      refused.record(request, path, Reason.EXPIRED, Option.some(token.id()));
      throw unauthorized("access.token_refused", "the token has expired: ask for another");
    }
    return token;
  }

  private static HttpFailure unauthorized(String code, String sentence) {
    return new HttpFailure(
        HttpProblem.of(401, code, sentence).header("WWW-Authenticate", "Bearer"));
  }
}
