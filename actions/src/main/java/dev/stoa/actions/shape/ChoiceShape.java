package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Locale;

/** One of a few words: a constant, by its label. */
public record ChoiceShape(Class<?> type, Map<String, Enum<?>> constants) implements Shape {

  /** The choice between the constants of an enum. */
  static ChoiceShape of(Class<?> type) {
    Map<String, Enum<?>> constants = LinkedHashMap.empty();
    for (Object constant : type.getEnumConstants()) {
      constants = constants.put(Labels.of((Enum<?>) constant), (Enum<?>) constant);
    }
    return new ChoiceShape(type, constants);
  }

  /** The words to choose from, in the order of the constants. */
  public Seq<String> words() {
    return constants.keySet().toList();
  }

  @Override
  public Object read(JsonValue json) {
    if (json instanceof JsonString string) {
      return parse(string.value());
    }
    throw new InvalidValue("it is not text: give " + words().mkString(", "));
  }

  @Override
  public Object parse(String word) {
    return constants
        .get(word.toLowerCase(Locale.ROOT))
        .getOrElseThrow(
            () -> new InvalidValue("'" + word + "' is unknown: give " + words().mkString(", ")));
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.string(Labels.of((Enum<?>) value));
  }
}
