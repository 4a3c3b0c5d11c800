package dev.stoa.adapter.http;

import dev.stoa.actions.shape.Member;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** An input as a request. */
public final class HttpExample {

  private HttpExample() {}

  public static Http.Answer send(Http http, Route route, JsonObject input, String mediaType) {
    String path = route.path();
    Map<String, JsonValue> rest = input.members();
    for (Member member : route.pathMembers()) {
      path = path.replace("{" + member.name() + "}", encoded(word(rest.get(member.name()).get())));
      rest = rest.remove(member.name());
    }
    if (!route.hasBody()) {
      return http.send(route.method(), path + query(rest), "", "");
    }
    if (mediaType.equals(Route.JSON_LINES)) {
      String lines = route.lines().get().name();
      String body =
          ((JsonArray) rest.get(lines).get()).values().map(one -> word(one) + "\n").mkString();
      return http.send(route.method(), path + query(rest.remove(lines)), mediaType, body);
    }
    return http.send(
        route.method(), path, mediaType, CanonicalJson.of(new JsonObject(rest)).text());
  }

  private static String query(Map<String, JsonValue> members) {
    Seq<String> pairs =
        members
            .toList()
            .flatMap(
                member ->
                    (member._2 instanceof JsonArray list ? list.values() : List.of(member._2))
                        .map(value -> member._1 + "=" + encoded(word(value))));
    return pairs.isEmpty() ? "" : "?" + pairs.mkString("&");
  }

  private static String word(JsonValue json) {
    return json instanceof JsonString text ? text.value() : CanonicalJson.of(json).text();
  }

  private static String encoded(String word) {
    return URLEncoder.encode(word, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
