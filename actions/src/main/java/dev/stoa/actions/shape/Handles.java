package dev.stoa.actions.shape;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

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

  static MethodHandle constructor(Constructor<?> constructor) {
    try {
      constructor.trySetAccessible();
      return LOOKUP
          .unreflectConstructor(constructor)
          .asSpreader(Object[].class, constructor.getParameterCount())
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (IllegalAccessException e) {
      throw closed(constructor.getDeclaringClass(), e);
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
