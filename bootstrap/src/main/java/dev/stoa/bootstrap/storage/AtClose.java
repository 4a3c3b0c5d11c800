package dev.stoa.bootstrap.storage;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What must end before the store of a workspace is closed. */
public final class AtClose {

  private final List<Runnable> steps = new CopyOnWriteArrayList<>();

  /** Has a step run when the workspace is closed. */
  public void add(Runnable step) {
    steps.add(step);
  }

  /** Runs every step, in the order in which they were added. */
  public void run() {
    steps.forEach(Runnable::run);
  }
}
