package dev.stoa.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.vavr.collection.Map;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import java.io.IOException;

/** Collections of Vavr as those of Java, and an option as its value or null. */
final class VavrSerializers {

  static final JsonSerializer<Option<?>> OPTION =
      new JsonSerializer<>() {
        @Override
        public void serialize(Option<?> value, JsonGenerator out, SerializerProvider provider)
            throws IOException {
          provider.defaultSerializeValue(value.getOrNull(), out);
        }

        @Override
        public boolean isEmpty(SerializerProvider provider, Option<?> value) {
          return value.isEmpty();
        }
      };

  static final JsonSerializer<Map<?, ?>> MAP =
      new JsonSerializer<>() {
        @Override
        public void serialize(Map<?, ?> value, JsonGenerator out, SerializerProvider provider)
            throws IOException {
          provider.defaultSerializeValue(value.toJavaMap(), out);
        }
      };

  static final JsonSerializer<Traversable<?>> LIST =
      new JsonSerializer<>() {
        @Override
        public void serialize(Traversable<?> value, JsonGenerator out, SerializerProvider provider)
            throws IOException {
          provider.defaultSerializeValue(value.toJavaList(), out);
        }
      };

  private VavrSerializers() {}
}
