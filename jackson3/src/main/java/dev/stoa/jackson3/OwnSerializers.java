package dev.stoa.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.stoa.actions.shape.OwnShapes;
import dev.stoa.actions.shape.PlainJson;
import io.vavr.collection.Map;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Chooses how values are written; a type that is not ours is left to Jackson. */
final class OwnSerializers extends Serializers.Base {

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.@Nullable Supplier description,
      JsonFormat.@Nullable Value format) {
    Class<?> raw = type.getRawClass();
    if (Option.class.isAssignableFrom(raw)) {
      return new As<Option<?>>(Option::getOrNull, Option::isEmpty);
    }
    if (Map.class.isAssignableFrom(raw)) {
      return new As<Map<?, ?>>(Map::toJavaMap, Map::isEmpty);
    }
    if (Traversable.class.isAssignableFrom(raw)) {
      return new As<Traversable<?>>(Traversable::toJavaList, Traversable::isEmpty);
    }
    // The members of a generic record are left to Jackson, which knows its arguments.
    return type.containedTypeCount() > 0
        ? null
        : OwnShapes.of(raw)
            .map(shape -> new As<>(value -> PlainJson.of(shape, value), value -> false))
            .getOrNull();
  }

  @Override
  public @Nullable ValueSerializer<?> findEnumSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.@Nullable Supplier description,
      JsonFormat.@Nullable Value format) {
    return findSerializer(config, type, description, format);
  }

  /** Writes a value as another that Jackson knows. */
  private static final class As<T> extends ValueSerializer<T> {

    private final Function<T, @Nullable Object> known;
    private final Function<T, Boolean> empty;

    As(Function<T, @Nullable Object> known, Function<T, Boolean> empty) {
      this.known = known;
      this.empty = empty;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializationContext context) {
      context.writeValue(out, known.apply(value));
    }

    @Override
    public boolean isEmpty(SerializationContext context, T value) {
      return empty.apply(value);
    }
  }
}
