package dev.stoa.testkit.postgres;

/** A server that answers: the address of a database to give orders from, and how to leave it. */
record Running(String way, DatabaseUrl admin, boolean outlivesUs, Leave leave) {

  /** Stops a server that was started here; does nothing to one that was given. */
  interface Leave {
    void run() throws Exception;
  }
}
