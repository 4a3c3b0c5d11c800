package dev.stoa.testkit.postgres;

import java.util.function.Consumer;

/** Holds the one server of this JVM, or the reason why there is none. */
final class Shared {

  static final Shared SERVER = new Shared();

  private PostgresServer started;
  private IllegalStateException failure;

  private Shared() {}

  /** The server is started on files that were prepared once per build, where that is possible. */
  synchronized String template(String name, Consumer<String> migration) {
    String database = "stoa_template_" + name;
    if (started == null && failure == null) {
      PreparedData.ofThisBuild().ifPresent(data -> data.prepare(database, migration));
    }
    return get().migrated(database, migration);
  }

  /** A failure is cached, so that not every test waits for three sources to fail. */
  synchronized PostgresServer get() {
    if (failure != null) {
      throw failure;
    }
    if (started == null) {
      try {
        started = PostgresServer.start();
      } catch (IllegalStateException e) {
        failure = e;
        throw e;
      }
    }
    return started;
  }
}
