package dev.stoa.adapter.jooq.specialist;

import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.kernel.TextKey;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.schema.Json;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** The metadata of a session: token, traces, and the counts of fields and routes. */
final class SessionMetadata {

  private static final String TOKEN = "token_id";
  private static final String TRACES = "trace_ids";
  private static final String FIELDS = "fields";
  private static final String ROUTES = "routing";

  private final JsonObject json;

  SessionMetadata(Json stored) {
    this.json = JsonColumn.object(stored);
  }

  static Json of(QuerySession session) {
    Map<String, JsonValue> members =
        HashMap.<String, JsonValue>of(
            TRACES, JsonColumn.array(session.traceIds()),
            FIELDS, counts(session.fields(), TextKey::value),
            ROUTES, counts(session.routes(), Labelled::label));
    return JsonColumn.of(
        new JsonObject(
            session
                .tokenId()
                .map(token -> members.put(TOKEN, new JsonString(token)))
                .getOrElse(members)));
  }

  private static <K> JsonObject counts(Map<K, Long> counts, Function<K, String> name) {
    return new JsonObject(
        counts.mapKeys(name).mapValues(count -> new JsonNumber(Long.toString(count))));
  }

  Option<String> token() {
    return json.members().get(TOKEN).map(value -> ((JsonString) value).value());
  }

  Seq<String> traces() {
    return json.members().get(TRACES).isDefined() ? JsonColumn.texts(json, TRACES) : Vector.empty();
  }

  <K extends Comparable<? super K>> Map<K, Long> fields(Function<String, K> key) {
    return counts(FIELDS, key);
  }

  <K extends Comparable<? super K>> Map<K, Long> routes(Function<String, K> key) {
    return counts(ROUTES, key);
  }

  private <K extends Comparable<? super K>> Map<K, Long> counts(
      String name, Function<String, K> key) {
    return json.members()
        .get(name)
        .map(value -> ((JsonObject) value).members())
        .getOrElse(HashMap.empty())
        .foldLeft(
            TreeMap.<K, Long>empty(),
            (counts, entry) ->
                counts.put(key.apply(entry._1), (long) ((JsonNumber) entry._2).exactDouble()));
  }
}
