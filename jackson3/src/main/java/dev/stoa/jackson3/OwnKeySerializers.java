package dev.stoa.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.stoa.actions.shape.OwnShapes;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Shape;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Names and labels as the keys of maps. */
final class OwnKeySerializers extends Serializers.Base {

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.@Nullable Supplier description,
      JsonFormat.@Nullable Value format) {
    return OwnShapes.of(type.getRawClass()).<ValueSerializer<?>>map(Key::new).getOrNull();
  }

  private static final class Key extends ValueSerializer<Object> {

    private final Shape shape;

    Key(Shape shape) {
      this.shape = shape;
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializationContext context) {
      out.writeName(String.valueOf(PlainJson.of(shape, key)));
    }
  }
}
