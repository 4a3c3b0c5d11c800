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

  /** How many actions wait for the commit. */
  int waiting() {
    return current().afterCommit().size();
  }

  /** Forgets the actions that came after the first {@code kept}: what they told of was undone. */
  void forgetWaiting(int kept) {
    List<Runnable> actions = current().afterCommit();
    actions.subList(kept, actions.size()).clear();
  }

  void begin(Lease lease, Access access) {
    open.set(new Open(lease, access, new ArrayList<>()));
  }

  /** Ends the unit; gives what waited for its commit. */
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
