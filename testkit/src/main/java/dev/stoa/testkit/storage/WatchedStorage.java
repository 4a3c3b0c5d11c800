package dev.stoa.testkit.storage;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.storage.Storage;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;

/**
 * A store that reports every call to its ports, so that a test can count them or let something
 * happen between two of them.
 */
public final class WatchedStorage {

  /** A method that was called, and what it was given. */
  public record Call(String method, List<Object> arguments) {}

  private WatchedStorage() {}

  /** The same store; closing either closes it. */
  public static Storage of(Storage real, Consumer<Call> calls) {
    return wrapped(
        Storage.class,
        (proxy, method, arguments) -> {
          Object answer = invoke(real, method, arguments);
          return method.getReturnType().isInterface() && !(answer instanceof UnitOfWork)
              ? port(method.getReturnType(), answer, calls)
              : answer;
        });
  }

  private static <T> T port(Class<T> type, Object real, Consumer<Call> calls) {
    return wrapped(
        type,
        (proxy, method, arguments) -> {
          Object answer = invoke(real, method, arguments);
          calls.accept(
              new Call(method.getName(), arguments == null ? List.of() : List.of(arguments)));
          return answer;
        });
  }

  private static Object invoke(Object real, java.lang.reflect.Method method, Object... arguments)
      throws Throwable {
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static <T> T wrapped(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
