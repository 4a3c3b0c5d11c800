package dev.stoa.adk;

import dev.stoa.bootstrap.Stoa;

/** The workspace of the test that runs, for services that tests of others make. */
final class Opened {

  private static final ThreadLocal<Stoa> STOA = new ThreadLocal<>();

  private Opened() {}

  static Stoa stoa() {
    return STOA.get();
  }

  static void on(Engine engine, Test test) throws Exception {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      STOA.set(stoa);
      test.run();
    } finally {
      STOA.remove();
    }
  }

  interface Test {
    void run() throws Exception;
  }
}
