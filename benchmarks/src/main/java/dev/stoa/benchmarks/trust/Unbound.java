package dev.stoa.benchmarks.trust;

import dev.stoa.domain.storage.Storage;
import dev.stoa.domain.trust.Origins;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/** A store that records no origins of new items, as before there were any. */
final class Unbound {

  private Unbound() {}

  static Storage over(Storage storage) {
    Origins none =
        proxy(
            Origins.class,
            (method, given) ->
                method.getName().equals("add") ? null : called(storage.origins(), method, given));
    return proxy(
        Storage.class,
        (method, given) ->
            method.getName().equals("origins") ? none : called(storage, method, given));
  }

  @FunctionalInterface
  private interface Answer {
    @Nullable Object to(Method method, Object @Nullable [] given) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, given) -> answer.to(method, given)));
  }

  private static @Nullable Object called(Object on, Method method, Object @Nullable [] given)
      throws Throwable {
    try {
      return method.invoke(on, given);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
