package dev.stoa.adapter.http.exchange;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.util.function.UnaryOperator;

/** Reads the input of one action from requests: from the path, the query and the body. */
public final class RequestReader {

  private static final String NDJSON = "application/x-ndjson";

  private final Route route;
  private final BodyLimits limits;
  private final RecordShape shape;
  private final Seq<Member> pathMembers;
  private final Option<Member> lines;

  public RequestReader(Route route, BodyLimits limits) {
    this.route = route;
    this.limits = limits;
    this.shape = route.action().inputShape();
    this.pathMembers = route.pathMembers();
    this.lines = route.lines();
  }

  /**
   * The input, as the caller may give it.
   *
   * @param allowed what the caller may give of what it gives
   * @throws IllegalArgumentException if it cannot be used
   */
  public GivenInput read(
      HttpServletRequest request,
      UnaryOperator<String> pathParameter,
      UnaryOperator<JsonObject> allowed) {
    RequestBody body = RequestBody.of(request, limits);
    try {
      return read(body, pathParameter, allowed);
    } catch (RuntimeException | Error e) {
      body.close();
      throw e;
    }
  }

  private GivenInput read(
      RequestBody body, UnaryOperator<String> pathParameter, UnaryOperator<JsonObject> allowed) {
    Map<String, JsonValue> members = query(body.request());
    if (!route.hasBody()) {
      return given(input(members, pathParameter, allowed), body);
    }
    if (!isLines(body)) {
      refuse(members);
      return given(input(object(body), pathParameter, allowed), body);
    }
    Member member = lines.get();
    JsonLines sent = new JsonLines(body, (ListShape) member.shape());
    if (!sent.isStreamed()) {
      members = members.put(member.name(), sent.array());
      return given(input(members, pathParameter, allowed), body);
    }
    Object input = input(members, pathParameter, allowed);
    ReceivedLines received = ReceivedLines.of(body);
    return new GivenInput(
        with(input, member, sent.items(received)), body, body.fingerprint(), Option.some(received));
  }

  private static GivenInput given(Object input, RequestBody body) {
    return new GivenInput(input, body, body.fingerprint(), Option.none());
  }

  private Object input(
      Map<String, JsonValue> given,
      UnaryOperator<String> pathParameter,
      UnaryOperator<JsonObject> allowed) {
    Map<String, JsonValue> members = given;
    for (Member member : pathMembers) {
      if (members.containsKey(member.name())) {
        throw BadInput.at(member.component(), "it is in the path: leave it out elsewhere");
      }
      String word = pathParameter.apply(member.name());
      members = members.put(member.name(), json(member, List.of(word)));
    }
    return shape.read(allowed.apply(new JsonObject(members)));
  }

  private Object with(Object input, Member streamed, Iterable<Object> items) {
    return shape.make(member -> Option.some(member == streamed ? items : member.get(input)));
  }

  private Map<String, JsonValue> query(HttpServletRequest request) {
    Map<String, JsonValue> members = LinkedHashMap.empty();
    for (Tuple2<String, Seq<String>> one : QueryText.parameters(request.getQueryString())) {
      Member member =
          shape
              .member(one._1)
              .getOrElseThrow(() -> BadInput.of(one._1 + " is unknown: " + usable()));
      members = members.put(one._1, json(member, one._2));
    }
    return members;
  }

  private String usable() {
    Seq<String> names = route.otherMembers().map(Member::name);
    return names.isEmpty() ? "there are no parameters" : "use " + names.mkString(", ");
  }

  private static JsonValue json(Member member, Seq<String> words) {
    try {
      return QueryText.json(member.shape(), words);
    } catch (InvalidValue e) {
      throw BadInput.at(member.component(), String.valueOf(e.getMessage()));
    }
  }

  private static void refuse(Map<String, JsonValue> query) {
    if (!query.isEmpty()) {
      throw BadInput.of(query.keySet().head() + " is in the query: send it in the body");
    }
  }

  private boolean isLines(RequestBody body) {
    String type = body.mediaType();
    if (type.equals(Route.JSON_LINES) || type.equals(NDJSON)) {
      if (lines.isEmpty()) {
        throw unsupported(type);
      }
      return true;
    }
    return false;
  }

  /** A body is JSON and says so: a form of a web page cannot send it. */
  private Map<String, JsonValue> object(RequestBody body) {
    String type = body.mediaType();
    if (!type.isEmpty() && !type.equals(Route.JSON)) {
      throw unsupported(type);
    }
    String text = body.text();
    if (text.isBlank()) {
      return LinkedHashMap.empty();
    }
    if (type.isEmpty()) {
      throw unsupported("nothing");
    }
    if (JsonParser.parse(text) instanceof JsonObject object) {
      return object.members();
    }
    throw new InvalidValue("the body is not a JSON object: put it in braces");
  }

  private HttpFailure unsupported(String type) {
    return new HttpFailure(
        415,
        "request.media_type",
        "the media type is "
            + type
            + ": send "
            + Route.JSON
            + (lines.isDefined() ? " or " + Route.JSON_LINES : ""));
  }
}
