package dev.stoa.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Shape;
import java.io.IOException;

/** Writes a value by its shape; as plain values, so that trees and other formats work too. */
final class ShapeSerializer extends StdSerializer<Object> {

  private static final long serialVersionUID = 1L;

  private final transient Shape shape;

  ShapeSerializer(Shape shape) {
    super(Object.class);
    this.shape = shape;
  }

  @Override
  public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    provider.defaultSerializeValue(PlainJson.of(shape, value), out);
  }
}
