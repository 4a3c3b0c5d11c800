package dev.stoa.actions.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.Seq;

/** The items of a JSON array. */
final class JsonItems {

  private JsonItems() {}

  static Seq<CanonicalJson> of(CanonicalJson array) {
    return ((JsonArray) JsonParser.parse(array.text())).values().map(CanonicalJson::of);
  }

  static CanonicalJson array(Seq<CanonicalJson> items) {
    return CanonicalJson.of(new JsonArray(items.map(item -> JsonParser.parse(item.text()))));
  }
}
