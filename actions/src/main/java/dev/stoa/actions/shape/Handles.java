package dev.stoa.actions.shape;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Method handles of records: quicker than reflection once they are made. */
final class Handles {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private Handles() {}

  static MethodHandle getter(Method accessor) {
    try {
      accessor.trySetAccessible();
      return LOOKUP.unreflect(accessor).asType(MethodType.methodType(Object.class, Object.class));
    } catch (IllegalAccessException e) {
      throw closed(accessor.getDeclaringClass(), e);
    }
  }

  /** A public method without parameters. */
  static Method method(Class<?> type, String name) {
    try {
      return type.getMethod(name);
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(type + " has no method " + name + "()", e);
    }
  }

  /** The constructor of a record, of its components. */
  static MethodHandle constructor(Class<?> type) {
    Class<?>[] components =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(components);
      constructor.trySetAccessible();
      return LOOKUP
          .unreflectConstructor(constructor)
          .asSpreader(Object[].class, constructor.getParameterCount())
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record has a constructor of its components", e);
    } catch (IllegalAccessException e) {
      throw closed(type, e);
    }
  }

  private static IllegalStateException closed(Class<?> type, Exception cause) {
    return new IllegalStateException(
        type + " is closed: make it public, or open its package to dev.stoa.actions", cause);
  }

  static Object get(MethodHandle getter, Object owner) {
    try {
      return (Object) getter.invokeExact(owner);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  static Object make(MethodHandle constructor, Object... values) {
    try {
      return (Object) constructor.invokeExact(values);
    } catch (Throwable e) {
      throw rethrown(e);
    }
  }

  private static RuntimeException rethrown(Throwable e) {
    if (e instanceof RuntimeException unchecked) {
      return unchecked;
    }
    if (e instanceof Error error) {
      throw error;
    }
    return new IllegalStateException("a record threw a checked exception", e);
  }
}
