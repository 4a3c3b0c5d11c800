package dev.stoa.adapter.jooq;

import java.util.ArrayList;
import java.util.List;

/** The unit of work the calling thread has open, if any. */
final class OpenUnit {

  private record Open(Lease lease, Access access, List<Runnable> afterCommit) {}

  private final ThreadLocal<Open> open = new ThreadLocal<>();

  Lease lease() {
    return current().lease();
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

  /** Does what waited for the commit; a unit that ends otherwise forgets it. */
  void committed() {
    current().afterCommit().forEach(Runnable::run);
  }

  void requireNone() {
    if (open.get() != null) {
      throw new IllegalStateException("a unit of work is open already: units do not nest");
    }
  }

  void set(Lease lease, Access access) {
    open.set(new Open(lease, access, new ArrayList<>()));
  }

  void clear() {
    open.remove();
  }

  private Open current() {
    Open current = open.get();
    if (current == null) {
      throw new IllegalStateException("no unit of work is open: call this inside one");
    }
    return current;
  }
}
