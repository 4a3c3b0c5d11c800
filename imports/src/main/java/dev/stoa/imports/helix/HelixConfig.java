package dev.stoa.imports.helix;

import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The settings of a session, read one by one.
 *
 * @param known those that have a meaning here
 * @param others the rest
 */
record HelixConfig(Map<String, JsonValue> known, Map<String, JsonValue> others) {

  private static final String GATES = "gates";
  private static final String TIMEOUT = "timeout";

  static HelixConfig of(JsonObject given) {
    HelixConfig read = new HelixConfig(LinkedHashMap.empty(), LinkedHashMap.empty());
    for (Tuple2<String, JsonValue> member : given.members()) {
      read = read.with(member._1, member._2);
    }
    return read;
  }

  private HelixConfig with(String name, JsonValue value) {
    if (name.equals(GATES) && value instanceof JsonArray gates) {
      Tuple2<? extends Seq<JsonValue>, ? extends Seq<JsonValue>> parts =
          gates.values().partition(one -> fits(GATES, array(List.of(one))));
      return new HelixConfig(
          known.put(GATES, array(parts._1)),
          parts._2.isEmpty() ? others : others.put(GATES, array(parts._2)));
    }
    // Go writes 5m30s where ISO 8601 has PT5M30S.
    JsonValue meant =
        name.equals(TIMEOUT) && !fits(name, value) && value instanceof JsonString text
            ? new JsonString("PT" + text.value())
            : value;
    return fits(name, meant)
        ? new HelixConfig(known.put(name, meant), others)
        : new HelixConfig(known, others.put(name, value));
  }

  private static JsonValue array(Seq<JsonValue> values) {
    return new JsonArray(values);
  }

  private boolean fits(String name, JsonValue value) {
    try {
      read(known.put(name, value));
      return true;
    } catch (IllegalArgumentException otherwise) {
      return false;
    }
  }

  DebateConfig config() {
    return read(known);
  }

  private static DebateConfig read(Map<String, JsonValue> members) {
    return DebateConfigJson.read(CanonicalJson.of(new JsonObject(members)));
  }

  /** The gates that are no phases here, as JSON. */
  Option<String> lostGates() {
    return others.get(GATES).map(gates -> CanonicalJson.of(gates).text());
  }
}
