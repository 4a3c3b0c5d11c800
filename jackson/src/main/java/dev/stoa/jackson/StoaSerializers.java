package dev.stoa.jackson;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.Serializers;
import dev.stoa.actions.shape.OwnShapes;
import io.vavr.collection.Map;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Chooses how values are written; a type that is not ours is left to Jackson. */
final class StoaSerializers extends Serializers.Base {

  @Override
  public @Nullable JsonSerializer<?> findSerializer(
      SerializationConfig config, JavaType type, @Nullable BeanDescription description) {
    Class<?> raw = type.getRawClass();
    if (Option.class.isAssignableFrom(raw)) {
      return VavrSerializers.OPTION;
    }
    if (Map.class.isAssignableFrom(raw)) {
      return VavrSerializers.MAP;
    }
    if (Traversable.class.isAssignableFrom(raw)) {
      return VavrSerializers.LIST;
    }
    // The members of a generic record are left to Jackson, which knows its arguments.
    return type.containedTypeCount() > 0
        ? null
        : OwnShapes.of(raw).<JsonSerializer<?>>map(ShapeSerializer::new).getOrNull();
  }
}
