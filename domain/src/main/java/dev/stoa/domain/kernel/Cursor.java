package dev.stoa.domain.kernel;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a list continues, as text that a caller passes back without reading it.
 *
 * <p>It is made of the key that {@link Page#next} gives: a record of texts, numbers, instants,
 * constants and such records, or one of these alone.
 *
 * @param list the list that it continues, such as {@code knowledge.search}
 * @param parts the key
 */
public record Cursor(String list, Seq<String> parts) {

  @FunctionalInterface
  private interface KeyReader<K> {
    K read(Iterator<String> parts) throws ReflectiveOperationException;
  }

  /** The cursor of a key. */
  public static Cursor of(String list, Object key) {
    List<String> parts = new ArrayList<>();
    write(key, parts);
    return new Cursor(list, Vector.ofAll(parts));
  }

  /** The cursor of a text; an {@link IllegalArgumentException} if it is none. */
  public static Cursor read(String text) {
    try {
      String json = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      JsonArray all = (JsonArray) JsonParser.parse(json);
      Seq<String> parts = all.values().map(item -> ((JsonString) item).value());
      return new Cursor(parts.head(), parts.tail());
    } catch (RuntimeException notOurs) {
      throw broken(text, notOurs);
    }
  }

  /** As callers pass it back. */
  public String text() {
    Seq<JsonValue> all = parts.prepend(list).map(JsonString::new);
    String json = CanonicalJson.of(new JsonArray(all.toVector())).text();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(json.getBytes(StandardCharsets.UTF_8));
  }

  /** The same position of a list of this name. */
  public Cursor in(String name) {
    return new Cursor(name, parts);
  }

  /** The same cursor; an {@link IllegalArgumentException} if it is of another list. */
  public Cursor checked(String name) {
    if (list.equals(name)) {
      return this;
    }
    throw broken(text(), null);
  }

  /** The key it was made of; an {@link IllegalArgumentException} if it was another. */
  public <K> K key(Class<K> type) {
    return key(rest -> type.cast(read(type, rest)));
  }

  /** As {@link #key}, of a list that is ordered by time. */
  public <I extends TextKey<I>> TimePosition<I> position(Class<I> id) {
    return key(rest -> new TimePosition<>(Instant.parse(rest.next()), id.cast(read(id, rest))));
  }

  private <K> K key(KeyReader<K> reader) {
    Iterator<String> rest = parts.iterator();
    try {
      K key = reader.read(rest);
      if (!rest.hasNext()) {
        return key;
      }
    } catch (RuntimeException | ReflectiveOperationException notOurs) {
      throw broken(text(), notOurs);
    }
    throw broken(text(), null);
  }

  private static IllegalArgumentException broken(String text, @Nullable Exception cause) {
    return new InvalidValue(
        text + " is not a cursor of this list: copy it from the previous page", cause);
  }

  private static void write(Object value, List<String> parts) {
    if (!(value instanceof Record)) {
      parts.add(value instanceof Enum<?> constant ? constant.name() : value.toString());
      return;
    }
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      try {
        write(component.getAccessor().invoke(value), parts);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("a key must be a public record: " + value.getClass(), e);
      }
    }
  }

  private static Object read(Class<?> type, Iterator<String> parts)
      throws ReflectiveOperationException {
    if (type.isRecord()) {
      RecordComponent[] components = type.getRecordComponents();
      Object[] values = new Object[components.length];
      for (int i = 0; i < components.length; i++) {
        values[i] = read(components[i].getType(), parts);
      }
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return type.getConstructor(types).newInstance(values);
    }
    return plain(type, parts.next());
  }

  private static Object plain(Class<?> type, String text) {
    if (type == String.class) {
      return text;
    }
    if (type == Instant.class) {
      return Instant.parse(text);
    }
    if (type == long.class || type == Long.class) {
      return Long.valueOf(text);
    }
    if (type == int.class || type == Integer.class) {
      return Integer.valueOf(text);
    }
    if (type == double.class || type == Double.class) {
      Double number = Double.valueOf(text);
      if (number.toString().equals(text)) {
        return number;
      }
      throw new InvalidValue(text + " is a whole number, from the key of another list");
    }
    if (type == boolean.class) {
      return Boolean.valueOf(text);
    }
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .filter(constant -> ((Enum<?>) constant).name().equals(text))
          .findFirst()
          .orElseThrow();
    }
    throw new InvalidValue("a key cannot hold " + type.getName());
  }
}
