package dev.stoa.domain.kernel;

import java.util.concurrent.ThreadFactory;

/** A thread that does not keep the process alive. */
public final class DaemonThread {

  private DaemonThread() {}

  /** A thread of this name, not started. */
  public static Thread of(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /** For executors; all their threads have this name. */
  public static ThreadFactory named(String name) {
    return work -> of(name, work);
  }
}
