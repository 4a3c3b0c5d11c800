package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.TreeMap;

/** Values by name; none where they are not given. */
public record MapShape(Shape key, Shape item) implements Shape {

  @Override
  public Object read(JsonValue json) {
    if (!(json instanceof JsonObject object)) {
      throw new InvalidValue("it is not an object: put it in braces");
    }
    Map<Object, Object> values = LinkedHashMap.empty();
    for (Tuple2<String, JsonValue> member : object.members()) {
      values = values.put(key.parse(member._1), item(member._1, member._2));
    }
    return values;
  }

  private Object item(String name, JsonValue json) {
    try {
      return item.read(json);
    } catch (InvalidValue e) {
      throw BadInput.atName(name, e);
    }
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    java.util.Map<String, Object> sorted = new TreeMap<>();
    for (Tuple2<?, ?> entry : (Map<?, ?>) value) {
      sorted.put(name(entry._1), entry._2);
    }
    out.raw('{');
    boolean first = true;
    for (java.util.Map.Entry<String, Object> entry : sorted.entrySet()) {
      if (!first) {
        out.raw(',');
      }
      first = false;
      out.string(entry.getKey()).raw(':');
      item.write(entry.getValue(), out);
    }
    out.raw('}');
  }

  /** The name of a key. */
  public String name(Object value) {
    return key instanceof TextShape text ? text.text(value) : Labels.of((Enum<?>) value);
  }

  @Override
  public Object parse(String word) {
    return read(JsonParser.parse(word));
  }

  @Override
  public Object absent() {
    return LinkedHashMap.empty();
  }
}
