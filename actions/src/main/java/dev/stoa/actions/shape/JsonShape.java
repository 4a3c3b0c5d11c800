package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import java.nio.charset.StandardCharsets;

/** Any JSON object. */
public record JsonShape() implements Shape {

  @Override
  public Object read(JsonValue json) {
    if (json instanceof JsonObject) {
      return CanonicalJson.of(json);
    }
    throw new InvalidValue("it is not an object: put it in braces");
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.raw(((CanonicalJson) value).text().getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Object parse(String word) {
    return read(JsonParser.parse(word));
  }
}
