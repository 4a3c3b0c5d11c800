package dev.stoa.architecture.sample.adapter.jooq;

import dev.stoa.architecture.sample.domain.kernel.UnitOfWork;

/** A unit of work may call the one it wraps. */
public final class WrappedUnitOfWork implements UnitOfWork {

  private final UnitOfWork wrapped;

  public WrappedUnitOfWork(UnitOfWork wrapped) {
    this.wrapped = wrapped;
  }

  @Override
  public void write(Runnable work) {
    wrapped.write(work);
  }
}
