package dev.stoa.adapter.jooq.unit;

import dev.stoa.domain.kernel.FinishedUnit.Kind;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.storage.Joined;
import dev.stoa.storage.ThreadTransactions;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.util.function.Supplier;

/** Units of work that take part in the transaction of the thread, if it has one open. */
record JoiningUnitOfWork(
    UnitOfWork separate,
    OpenUnit openUnit,
    CallerTransactions callers,
    ThreadTransactions transactions)
    implements UnitOfWork {

  @Override
  public <L, R> Either<L, R> write(Supplier<Either<L, R>> work) {
    return joinable()
        .map(connection -> joined(connection, Kind.WRITE, work))
        .getOrElse(() -> separate.write(work));
  }

  @Override
  public <T> T read(Supplier<T> questions) {
    return joinable()
        .map(connection -> asked(connection, Kind.READ, questions))
        .getOrElse(() -> separate.read(questions));
  }

  @Override
  public <T> T snapshot(Supplier<T> questions) {
    return joinable()
        .map(connection -> asked(connection, Kind.SNAPSHOT, questions))
        .getOrElse(() -> separate.snapshot(questions));
  }

  /** Inside an open unit there is nothing to join: it has joined already, or is separate. */
  private Option<Connection> joinable() {
    return openUnit.isOpen() ? Option.none() : transactions.current();
  }

  private <L, R> Either<L, R> joined(
      Connection connection, Kind kind, Supplier<Either<L, R>> work) {
    Joined<Either<L, R>> joined = callers.joining(connection, kind, work);
    if (!joined.waiting().isEmpty()) {
      transactions.afterCommit(joined::committed);
    }
    return joined.outcome();
  }

  private <T> T asked(Connection connection, Kind kind, Supplier<T> questions) {
    return this.<Void, Option<T>>joined(
            connection, kind, () -> Either.right(Option.some(questions.get())))
        .get()
        .get();
  }
}
