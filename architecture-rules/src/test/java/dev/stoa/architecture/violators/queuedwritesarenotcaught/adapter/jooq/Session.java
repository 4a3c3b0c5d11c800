package dev.stoa.architecture.violators.queuedwritesarenotcaught.adapter.jooq;

/** Writes at once, or later. */
public final class Session {

  @Queued
  public void run() {}

  public int change() {
    return 1;
  }
}
