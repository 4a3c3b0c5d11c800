package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonValue;
import io.vavr.control.Option;

/** A value or none, which JSON writes as null. */
public record OptionShape(Shape item) implements Shape {

  @Override
  public Object read(JsonValue json) {
    return json instanceof JsonNull ? Option.none() : Option.some(item.read(json));
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    Option<?> option = (Option<?>) value;
    if (option.isDefined()) {
      item.write(option.get(), out);
    } else {
      out.string(null);
    }
  }

  @Override
  public Object parse(String word) {
    return Option.some(item.parse(word));
  }

  @Override
  public Object absent() {
    return Option.none();
  }
}
