package dev.stoa.bootstrap.storage;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;

/** Connections to a SQLite file that count the statements that are prepared on them. */
final class CountedStatements {

  private final AtomicLong prepared = new AtomicLong();

  long count() {
    return prepared.get();
  }

  DataSource source(String url) {
    return made(
        DataSource.class,
        (proxy, method, arguments) ->
            counted(DriverManager.getConnection(url + "?foreign_keys=on")));
  }

  private Connection counted(Connection connection) {
    return made(
        Connection.class,
        (proxy, method, arguments) -> {
          if (method.getName().equals("prepareStatement")) {
            prepared.incrementAndGet();
          }
          try {
            return method.invoke(connection, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }

  private static <T> T made(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            CountedStatements.class.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
