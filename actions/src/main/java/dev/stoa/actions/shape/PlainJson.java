package dev.stoa.actions.shape;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as plain Java values, for libraries with a JSON of their own. */
public final class PlainJson {

  private PlainJson() {}

  /** A value of this shape. */
  public static @Nullable Object of(Shape shape, Object value) {
    return of(JsonParser.parse(Shapes.json(shape, value).text()));
  }

  /** Maps, lists, texts, numbers, booleans and null. */
  public static @Nullable Object of(JsonValue json) {
    if (json instanceof JsonObject object) {
      return ofObject(object);
    }
    if (json instanceof JsonArray array) {
      return array.values().map(PlainJson::of).toJavaList();
    }
    if (json instanceof JsonString string) {
      return string.value();
    }
    if (json instanceof JsonNumber number) {
      return number.isPlainInteger() && number.lexeme().length() <= 18
          ? (Object) Long.valueOf(number.lexeme())
          : (Object) Double.valueOf(number.lexeme());
    }
    return json instanceof JsonBoolean flag ? flag.value() : null;
  }

  /** The members of an object. */
  public static Map<String, @Nullable Object> ofObject(JsonObject object) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    object.members().forEach((name, value) -> members.put(name, of(value)));
    return members;
  }
}
