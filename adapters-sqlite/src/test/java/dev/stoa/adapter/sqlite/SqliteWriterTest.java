package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.testkit.audit.ChainWriter;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Units of work that wait for each other share a transaction, and each has its own outcome. */
@Timeout(60)
final class SqliteWriterTest extends SqliteWorkspace {

  private static final Duration LOCK = Duration.ofSeconds(30);

  private final ExecutorService threads = Executors.newCachedThreadPool();
  private SqliteWriter writer;
  private Connection connection;
  private Connection reader;

  @BeforeEach
  void openWriter() throws SQLException {
    SqliteFile file = SqliteFile.of(config());
    connection = file.openWriter();
    try (Statement statement = connection.createStatement()) {
      statement.execute("create table written (unit integer)");
    }
    reader = file.openReader();
    writer = writer(connection, Duration.ofMinutes(1));
  }

  @AfterEach
  void closeWriter() throws SQLException {
    threads.shutdownNow();
    reader.close();
    connection.close();
  }

  @Test
  void aUnitWaitsForTheCommitOfTheOneThatGoesOn() throws Exception {
    Shared shared = new Shared();
    assertEquals("", written());
    write(shared.second, 2);
    shared.second.commit();
    shared.first.get();
    assertEquals("1 2", written());
  }

  @Test
  void aUnitThatIsRolledBackTakesNothingFromTheOthers() throws Exception {
    Shared shared = new Shared();
    write(shared.second, 2);
    shared.second.rollBack();
    shared.first.get();
    assertEquals("1", written());
    Shared closed = new Shared();
    write(closed.second, 2);
    closed.second.close();
    closed.first.get();
    assertEquals("1 1", written());
  }

  @Test
  void aUnitThatTakesLongCommitsForThoseBeforeItAndBeginsAnew() throws Exception {
    Shared shared = new Shared();
    write(shared.second, 2);
    shared.second.runAlone();
    shared.first.get();
    assertEquals("1", written());
    write(shared.second, 3);
    shared.second.commit();
    assertEquals("1 3", written());
  }

  @Test
  void ifTheTransactionFailsAllMayTryAgainAlone() throws Exception {
    Shared shared = new Shared();
    execute(shared.second, "rollback");
    assertThrows(SQLException.class, shared.second::commit);
    ExecutionException failure = assertThrows(ExecutionException.class, shared.first::get);
    assertTrue(assertInstanceOf(StorageException.class, failure.getCause()).isRetryable());
    assertEquals("", written());
    Lease alone = begin(writer);
    Future<Lease> next = threads.submit(() -> begin(writer));
    awaitQueued(writer);
    write(alone, 1);
    alone.commit();
    assertEquals("1", written());
    next.get().close();
  }

  @Test
  void aUnitThatIsUndoneAfterARollbackOfAllFailsThemToo() throws Exception {
    Shared shared = new Shared();
    execute(shared.second, "rollback");
    assertThrows(SQLException.class, shared.second::rollBack);
    shared.second.close();
    assertThrows(ExecutionException.class, shared.first::get);
    begin(writer).close();
  }

  @Test
  void aUnitCommitsItselfIfTheNextGivesUp() throws Exception {
    Lease first = begin(writer);
    // It may begin before it is told to give up: then it ends, as every unit does.
    Future<?> next =
        threads.submit(
            () -> {
              begin(writer).close();
              return true;
            });
    awaitQueued(writer);
    write(first, 1);
    Future<?> committed = threads.submit(committing(first));
    // Whether it has left the transaction by then or not, it must not wait for ever.
    next.cancel(true);
    committed.get();
    assertEquals("1", written());
  }

  @Test
  void aTransactionIsNotSharedForLong() throws Exception {
    try (Connection own = SqliteFile.of(config()).openWriter()) {
      SqliteWriter hasty = writer(own, Duration.ZERO);
      Lease first = begin(hasty);
      Future<Lease> next = threads.submit(() -> begin(hasty));
      awaitQueued(hasty);
      write(first, 1);
      first.commit();
      assertEquals("1", written());
      next.get().close();
    }
  }

  @Test
  void eightThreadsHaveTheirOwnOutcomes() throws Exception {
    UnitOfWork units = storage().unitOfWork();
    AtomicInteger next = new AtomicInteger();
    Callable<Set<Long>> work =
        () -> {
          Set<Long> done = new HashSet<>();
          for (int unit = next.incrementAndGet(); unit <= 400; unit = next.incrementAndGet()) {
            int kind = unit % 4;
            try {
              units
                  .write(
                      () -> {
                        long sequence = append().entry().sequence();
                        if (kind == 1) {
                          throw new IllegalStateException("failed on purpose");
                        }
                        return kind == 2 ? Either.left("refused") : Either.right(sequence);
                      })
                  .forEach(done::add);
              assertNotEquals(1, kind);
            } catch (IllegalStateException e) {
              assertEquals(1, kind);
            }
          }
          return done;
        };
    Set<Long> all = new TreeSet<>();
    for (Future<Set<Long>> done : threads.invokeAll(Collections.nCopies(8, work))) {
      all.addAll(done.get());
    }
    assertEquals(LongStream.rangeClosed(1, 200).boxed().toList(), List.copyOf(all));
    assertEquals(200, units.read(() -> storage().auditLog().head().size()));
  }

  @Test
  void workThatTakesLongRunsAgainAlone() throws Exception {
    UnitOfWork units = storage().unitOfWork();
    int runs = 1;
    // Whether the second joins the first depends on the machine: it may be too late for it.
    for (int attempt = 0; runs == 1; attempt++) {
      assertTrue(attempt < 1_000, "no unit joined another");
      CountDownLatch begun = new CountDownLatch(1);
      AtomicInteger second = new AtomicInteger();
      Thread waiting =
          new Thread(
              () -> {
                await(begun);
                units.run(
                    () -> {
                      if (second.incrementAndGet() == 1) {
                        sleep(21);
                      }
                      return append();
                    });
              });
      waiting.start();
      units.run(
          () -> {
            begun.countDown();
            while (waiting.getState() != Thread.State.TIMED_WAITING) {
              Thread.onSpinWait();
            }
            return append();
          });
      waiting.join();
      runs = second.get();
      assertEquals(2L * (attempt + 1), units.read(() -> storage().auditLog().head().size()));
    }
    assertEquals(2, runs);
  }

  private ChainedEntry append() {
    return ChainWriter.append(storage(), 1).head();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void sleep(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SqliteWriter writer(Connection connection, Duration open) {
    return new SqliteWriter(SqliteConnection.ofOwn(connection, new ChangedTables()), LOCK, open);
  }

  private static Lease begin(SqliteWriter writer) throws InterruptedException, SQLException {
    writer.turn().acquire();
    return writer.begin(LOCK.toNanos());
  }

  private static void awaitQueued(SqliteWriter writer) {
    while (!writer.turn().hasQueuedThreads()) {
      Thread.onSpinWait();
    }
  }

  private static Callable<String> committing(Lease lease) {
    return () -> {
      lease.commit();
      return "committed";
    };
  }

  private static void write(Lease lease, int unit) throws SQLException {
    execute(lease, "insert into written values (" + unit + ")");
  }

  private static void execute(Lease lease, String sql) throws SQLException {
    try (Statement statement = lease.connection().createStatement()) {
      statement.execute(sql);
    }
  }

  /** What other connections see. */
  private String written() throws SQLException {
    try (Statement statement = reader.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select coalesce(group_concat(unit, ' '), '') as units from written")) {
      return rows.getString("units");
    }
  }

  /** A unit that has written 1 and waits for the commit of another, which goes on. */
  private final class Shared {

    private final Future<?> first;
    private final Lease second;

    private Shared() throws Exception {
      Lease one = begin(writer);
      Future<Lease> next = threads.submit(() -> begin(writer));
      awaitQueued(writer);
      write(one, 1);
      first = threads.submit(committing(one));
      second = next.get();
      assertFalse(first.isDone());
    }
  }
}
