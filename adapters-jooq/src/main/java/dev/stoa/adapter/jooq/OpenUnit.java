package dev.stoa.adapter.jooq;

import java.util.ArrayList;
import java.util.List;

/** The unit of work the calling thread has open, if any. */
final class OpenUnit {

  private record Open(Lease lease, Access access, List<Runnable> afterCommit) {}

  private final ThreadLocal<Open> open = new ThreadLocal<>();

  boolean isOpen() {
    return open.get() != null;
  }

  Lease lease() {
    return current().lease();
  }

  Access access() {
    return current().access();
  }

  Lease writing() {
    Open current = current();
    if (current.access() != Access.WRITE) {
      throw new IllegalStateException("this needs UnitOfWork.write, but the open unit only reads");
    }
    return current.lease();
  }

  boolean isWriting() {
    return current().access() == Access.WRITE;
  }

  void afterCommit(Runnable action) {
    writing();
    current().afterCommit().add(action);
  }

  /** The number of actions that wait for the commit. */
  int waiting() {
    return current().afterCommit().size();
  }

  /** Drops the actions after the first {@code kept}, whose changes were rolled back. */
  void forgetWaiting(int kept) {
    List<Runnable> actions = current().afterCommit();
    actions.subList(kept, actions.size()).clear();
  }

  void begin(Lease lease, Access access) {
    open.set(new Open(lease, access, new ArrayList<>()));
  }

  /** Ends the unit; returns the actions that waited for its commit. */
  List<Runnable> end() {
    List<Runnable> waiting = current().afterCommit();
    open.remove();
    return waiting;
  }

  private Open current() {
    Open current = open.get();
    if (current == null) {
      throw new IllegalStateException("no unit of work is open: call this inside one");
    }
    return current;
  }
}
