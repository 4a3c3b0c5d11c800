package dev.stoa.adapter.http.dashboard;

import dev.stoa.adapter.http.access.CallerAccess;
import dev.stoa.adapter.http.access.DashboardCookie;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.exchange.Responses;
import dev.stoa.adapter.http.exchange.SameOrigin;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Exchanges a token, or the code of the link that the server printed, for a cookie. */
public final class DashboardLogin {

  private static final String PATH = "/ui/session";
  private static final int MOST_BYTES = 4_096;

  private final CallerAccess access;

  public DashboardLogin(CallerAccess access) {
    this.access = access;
  }

  public void addTo(RoutesConfig routes) {
    routes.post(PATH, this::logIn);
    routes.delete(PATH, this::logOut);
  }

  private void logIn(Context context) {
    SameOrigin.check(context.req());
    JsonObject given = body(context);
    String cookie =
        text(given, "code")
            .map(this::byCode)
            .orElse(() -> text(given, "token").map(token -> byToken(context, token)))
            .getOrElseThrow(
                () ->
                    new HttpFailure(400, "request.body", "give the member token, which is a text"));
    DashboardCookie.set(context.req(), context.res(), cookie);
    answer(context);
  }

  private String byCode(String code) {
    return access
        .sessions()
        .openWithCode(code)
        .getOrElseThrow(
            () ->
                new HttpFailure(
                    401,
                    "access.link_refused",
                    "the link was used before or is too old: give a token"));
  }

  private String byToken(Context context, String token) {
    String hash = Tokens.hash(token.strip());
    // Which workspaces the token is for is checked by each request.
    access.known(hash, context.req(), RequestPath.of(PATH));
    return access.sessions().open(Option.some(hash));
  }

  private void logOut(Context context) {
    SameOrigin.check(context.req());
    DashboardCookie.of(context.req()).forEach(access.sessions()::close);
    DashboardCookie.remove(context.req(), context.res());
    answer(context);
  }

  private static JsonObject body(Context context) {
    try {
      byte[] bytes = context.req().getInputStream().readNBytes(MOST_BYTES);
      return JsonParser.parse(new String(bytes, StandardCharsets.UTF_8))
              instanceof JsonObject object
          ? object
          : JsonObject.builder().build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Option<String> text(JsonObject given, String member) {
    return given
        .members()
        .get(member)
        .flatMap(
            value ->
                value instanceof JsonString string ? Option.some(string.value()) : Option.none());
  }

  private static void answer(Context context) {
    byte[] body = CanonicalJson.of(Map.of("done", true)).text().getBytes(StandardCharsets.UTF_8);
    Responses.send(context.res(), 200, Route.JSON, body);
  }
}
