package dev.stoa.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.Serializers;
import dev.stoa.actions.shape.OwnShapes;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.Shape;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Names and labels as the keys of maps. */
final class StoaKeySerializers extends Serializers.Base {

  @Override
  public @Nullable JsonSerializer<?> findSerializer(
      SerializationConfig config, JavaType type, @Nullable BeanDescription description) {
    return OwnShapes.of(type.getRawClass()).<JsonSerializer<?>>map(Key::new).getOrNull();
  }

  private static final class Key extends JsonSerializer<Object> {

    private final Shape shape;

    Key(Shape shape) {
      this.shape = shape;
    }

    @Override
    public void serialize(Object key, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeFieldName(String.valueOf(PlainJson.of(shape, key)));
    }
  }
}
