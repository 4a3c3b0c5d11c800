package dev.stoa.architecture.violators.adaptersopennounitofwork.adapter.jooq;

import dev.stoa.architecture.violators.adaptersopennounitofwork.domain.kernel.UnitOfWork;
import java.util.function.Consumer;

/** Begins work through a method reference. */
public record BadReference(UnitOfWork work) {
  public Consumer<Runnable> begin() {
    return work::write;
  }
}
