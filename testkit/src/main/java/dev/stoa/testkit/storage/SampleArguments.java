package dev.stoa.testkit.storage;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Valid arguments for any method of a port: values of the domain are made from their components.
 *
 * <p>A type whose components must fit each other is taught with {@link #with}.
 */
final class SampleArguments {

  static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  private final java.util.Map<Class<?>, Supplier<?>> known = new HashMap<>();

  SampleArguments() {
    with(String.class, () -> "sample");
    with(Instant.class, () -> AT);
    with(Duration.class, () -> Duration.ofSeconds(1));
    with(long.class, () -> 1L);
    with(Long.class, () -> 1L);
    with(int.class, () -> 1);
    with(Integer.class, () -> 1);
    with(double.class, () -> 0.5);
    with(Double.class, () -> 0.5);
    with(boolean.class, () -> false);
    with(byte[].class, () -> new byte[0]);
    with(Consumer.class, () -> (Consumer<Object>) ignored -> {});
    with(Function.class, () -> Function.identity());
  }

  final <T> SampleArguments with(Class<? extends T> type, Supplier<? extends T> sample) {
    known.put(type, sample);
    return this;
  }

  Object[] of(Method method) {
    return Stream.of(method.getGenericParameterTypes()).map(this::sample).toArray();
  }

  private Object sample(Type type) {
    if (type instanceof ParameterizedType generic) {
      return sample((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
    }
    return sample((Class<?>) type, new Type[0]);
  }

  private Object sample(Class<?> type, Type[] arguments) {
    Supplier<?> taught = known.get(type);
    if (taught != null) {
      return taught.get();
    }
    if (type == Option.class) {
      return Option.none();
    }
    if (type == Seq.class || type == Vector.class) {
      return Vector.of(sample(arguments[0]));
    }
    if (type == Set.class) {
      return HashSet.of(sample(arguments[0]));
    }
    if (type == Map.class) {
      return io.vavr.collection.HashMap.of(sample(arguments[0]), sample(arguments[1]));
    }
    if (type == Tuple2.class) {
      return Tuple.of(sample(arguments[0]), sample(arguments[1]));
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isRecord()) {
      return made(type);
    }
    throw new IllegalStateException("teach the sample of " + type.getName());
  }

  private Object made(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values =
        Stream.of(components).map(RecordComponent::getGenericType).map(this::sample).toArray();
    try {
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "teach the sample of " + type.getName() + ": " + e.getCause(), e);
    }
  }
}
