package dev.stoa.adapter.jooq.engine;

/** Thrown by a lease whose unit of work has to begin again, in a transaction of its own. */
public final class RunAlone extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public RunAlone() {
    super("the unit of work takes too long to share its transaction", null, false, false);
  }
}
