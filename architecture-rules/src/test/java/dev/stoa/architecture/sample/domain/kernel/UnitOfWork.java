package dev.stoa.architecture.sample.domain.kernel;

/** A port that only application calls. */
public interface UnitOfWork {
  void write(Runnable work);
}
