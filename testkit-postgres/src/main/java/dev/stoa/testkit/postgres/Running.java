package dev.stoa.testkit.postgres;

/** A running server: the url of its admin database, and how to stop it. */
record Running(String source, DatabaseUrl admin, boolean outlivesUs, Leave leave) {

  /** Stops a server that was started here; does nothing for an existing one. */
  interface Leave {
    void run() throws Exception;
  }
}
