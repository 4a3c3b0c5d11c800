package dev.stoa.architecture.violators.adaptersopennounitofwork.adapter.jooq;

import dev.stoa.architecture.violators.adaptersopennounitofwork.domain.kernel.UnitOfWork;

/** Begins work by itself. */
public record BadRepository(UnitOfWork work) {
  public void save() {
    work.write(() -> {});
  }
}
