package dev.stoa.testkit.postgres;

/** Holds the one server of this JVM, or the reason why there is none. */
final class Shared {

  static final Shared SERVER = new Shared();

  private PostgresServer started;
  private IllegalStateException failure;

  private Shared() {}

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
