package dev.stoa.adapter.http;

import dev.stoa.actions.Caller;
import dev.stoa.domain.audit.TokenRefusal;
import dev.stoa.domain.audit.TokenRefusal.Reason;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;

/** Finds out who calls, by the bearer token of a request. */
record Access(Option<Tokens> tokens, RefusedTokens refused, InstantSource clock) {

  private static final String SCHEME = "bearer ";

  /** The caller; without tokens it is whoever is on this machine. */
  Caller caller(HttpServletRequest request, RequestPath path) {
    if (tokens.isEmpty()) {
      return Caller.LOCAL;
    }
    String header = request.getHeader("Authorization");
    if (header == null || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      throw unauthorized("access.token_missing", "there is no token: send Authorization: Bearer");
    }
    Option<Token> found = tokens.get().find(Tokens.hash(header.substring(SCHEME.length()).strip()));
    if (found.isEmpty()) {
      refused.record(request, path, Reason.UNKNOWN, Option.none());
      throw unauthorized("access.token_refused", "the token is unknown: ask for another");
    }
    Token token = found.get();
    if (token.isExpired(clock.instant())) {
      refused.record(request, path, Reason.EXPIRED, Option.some(token.id()));
      throw unauthorized("access.token_refused", "the token has expired: ask for another");
    }
    if (!token.isFor(path.workspace())) {
      refused.record(request, path, TokenRefusal.Reason.OTHER_WORKSPACE, Option.some(token.id()));
      throw new HttpFailure(
          403, "access.workspace", "the token is for another workspace: ask for one for this");
    }
    return token.caller();
  }

  private static HttpFailure unauthorized(String code, String sentence) {
    return new HttpFailure(
        HttpProblem.of(401, code, sentence).header("WWW-Authenticate", "Bearer"));
  }
}
