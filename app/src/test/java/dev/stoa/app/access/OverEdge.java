package dev.stoa.app.access;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Member;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.app.Cli;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The edges that callers outside Java use: one action with one input, over each of them. */
enum OverEdge {
  COMMAND_LINE {
    @Override
    Said call(Server server, String token, Action<?, ?> action, JsonObject input) {
      Seq<Member> members = action.inputShape().members().sortBy(OverEdge::position);
      Seq<String> words =
          action
              .words()
              .appendAll(
                  members.flatMap(
                      member ->
                          input
                              .members()
                              .get(member.name())
                              .map(value -> typed(member, value))
                              .getOrElse(List.empty())))
              .append("--json");
      Cli.Outcome outcome = server.cli().run(words.toJavaArray(String[]::new));
      return new Said(outcome.code() == 0, outcome.out() + outcome.err());
    }
  },
  HTTP {
    @Override
    Said call(Server server, String token, Action<?, ?> action, JsonObject input) {
      Route route = ROUTES.find(one -> one.action().name().equals(action.name())).get();
      String path = route.path();
      JsonObject others = input;
      for (Member member : route.pathMembers()) {
        path =
            path.replace(
                "{" + member.name() + "}", encoded(word(input.members().get(member.name()).get())));
        others = new JsonObject(others.members().remove(member.name()));
      }
      String query =
          route.hasBody()
              ? ""
              : others
                  .members()
                  .flatMap(
                      one ->
                          each(one._2).map(value -> encoded(one._1) + "=" + encoded(word(value))))
                  .mkString("?", "&", "");
      String body = route.hasBody() ? CanonicalJson.of(others).text() : "";
      String answer = server.sendText(token, route.method(), path + query, body);
      return new Said(answer.startsWith("200 "), answer.substring("200 ".length()));
    }
  },
  /** The agent that is acted as is that of the token. */
  MCP {
    @Override
    Said call(Server server, String token, Action<?, ?> action, JsonObject input) {
      String holder =
          input.members().get("as").map(OverEdge::word).map(server::tokenOf).getOrElse(token);
      JsonObject given = new JsonObject(input.members().remove("as"));
      return new ToolCall(server.url(), holder).of(action.name().replaceAll("[.-]", "_"), given);
    }
  };

  private static final Seq<Route> ROUTES = Routes.of(Catalogue.complete());

  /** What an edge answered: JSON, or why not. */
  record Said(boolean ok, String text) {}

  /** Runs a call such as {@code memory.list {'limit':5}}. */
  Said call(Server server, String token, String call) {
    int end = call.indexOf(' ');
    Action<?, ?> action = Catalogue.complete().find(call.substring(0, end)).get();
    JsonObject input = (JsonObject) JsonParser.parse(call.substring(end + 1).replace('\'', '"'));
    return call(server, token, action, input);
  }

  abstract Said call(Server server, String token, Action<?, ?> action, JsonObject input);

  private static int position(Member member) {
    int given = member.param().map(About::position).getOrElse(-1);
    return given < 0 ? Integer.MAX_VALUE : given;
  }

  private static Seq<String> typed(Member member, JsonValue value) {
    String option = "--" + member.name().replace('_', '-');
    if (value instanceof JsonBoolean flag) {
      return flag.value() ? List.of(option) : List.empty();
    }
    Seq<String> words = each(value).map(OverEdge::word);
    return position(member) < Integer.MAX_VALUE
        ? words
        : words.flatMap(one -> List.of(option, one));
  }

  private static Seq<JsonValue> each(JsonValue value) {
    return value instanceof JsonArray list ? list.values() : List.of(value);
  }

  private static String word(JsonValue value) {
    return value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
