package dev.stoa.adapter.jooq.unit;

import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.function.Supplier;

/** Units of work on a workspace as it was, which only read. */
record PastUnitOfWork(Instant at, UnitOfWork units) implements UnitOfWork {

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    throw new RefusalException(new PastRefused.ReadOnly(at));
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    return units.read(questions);
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    return units.snapshot(questions);
  }
}
