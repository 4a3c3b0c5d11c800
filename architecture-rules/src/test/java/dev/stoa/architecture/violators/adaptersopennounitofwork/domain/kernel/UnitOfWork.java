package dev.stoa.architecture.violators.adaptersopennounitofwork.domain.kernel;

/** A port. */
public interface UnitOfWork {
  void write(Runnable work);
}
