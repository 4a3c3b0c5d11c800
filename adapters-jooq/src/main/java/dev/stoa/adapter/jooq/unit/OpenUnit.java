package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.QueuedStatement;
import dev.stoa.domain.kernel.ChangingCaller;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The unit of work the calling thread has open, if any. */
final class OpenUnit {

  private record Open(
      Lease lease,
      Access access,
      StatementQueue queue,
      List<Runnable> afterCommit,
      Map<UnitValue<?>, Object> values,
      Recording recording) {}

  private final Dialect dialect;
  private final InstantSource clock;
  private final ThreadLocal<Open> open = new ThreadLocal<>();

  OpenUnit(Dialect dialect, InstantSource clock) {
    this.dialect = dialect;
    this.clock = clock;
  }

  boolean isOpen() {
    return open.get() != null;
  }

  /** The connection, for statements that run after all that came before. */
  Lease lease() throws SQLException {
    sendQueue();
    return current().lease();
  }

  boolean isAnyWaiting() {
    return !current().queue().isEmpty();
  }

  /** Runs the statements that wait. */
  void sendQueue() throws SQLException {
    Open current = current();
    current.queue().send(current.lease(), "");
  }

  /** Sends the statement together with the next one. */
  void queue(QueuedStatement statement) throws SQLException {
    Open current = current();
    current.queue().add(current.lease(), statement);
  }

  /** Drops the statements that have not been sent. */
  void forgetQueue() {
    current().queue().clear();
    current().recording().forget();
  }

  /** Runs a query together with the statements that wait. */
  <T> T query(String text, StatementQueue.Querying<T> querying) throws SQLException {
    Open current = current();
    return current.queue().query(current.lease(), text, querying);
  }

  /** Has the changes of a statement recorded at the instant of this unit, before it runs. */
  void record(String statement) throws SQLException {
    setInstant();
    current().lease().recordChangesOf(statement);
  }

  private void setInstant() throws SQLException {
    Open current = current();
    Recording recording = current.recording();
    if (recording.isPending()) {
      Instant instant = recording.begin(clock.instant());
      String caller = ChangingCaller.current().getOrNull();
      current.lease().recordAt(instant, caller);
      for (QueuedStatement statement : dialect.recordAt(instant, caller)) {
        queue(statement);
      }
    }
  }

  /** What changes from now on is recorded at another instant; not at all if there is none. */
  void recordAt(@Nullable Instant instant) throws SQLException {
    Recording recording = current().recording();
    recording.set(instant);
    recording.forget();
    setInstant();
  }

  /** Runs a change together with the statements that wait; the number of changed rows. */
  int change(QueuedStatement change) throws SQLException {
    Open current = current();
    return current.queue().change(current.lease(), change);
  }

  void commit() throws SQLException {
    Open current = current();
    current.queue().send(current.lease(), current.lease().commitStatement());
    current.lease().commit();
  }

  Access access() {
    return current().access();
  }

  /** Refuses a write in a unit that only reads. */
  void requireWriting() {
    if (!isWriting()) {
      throw new IllegalStateException("this needs UnitOfWork.write, but the open unit only reads");
    }
  }

  boolean isWriting() {
    return current().access() == Access.WRITE;
  }

  void afterCommit(Runnable action) {
    requireWriting();
    current().afterCommit().add(action);
  }

  /** The number of actions that wait for the commit. */
  int waiting() {
    return current().afterCommit().size();
  }

  /** What repositories know in this unit, by where it is kept. */
  Map<UnitValue<?>, Object> values() {
    return current().values();
  }

  /** Drops the actions after the first {@code remaining}, whose changes were rolled back. */
  void forgetWaiting(int remaining) {
    List<Runnable> actions = current().afterCommit();
    actions.subList(remaining, actions.size()).clear();
  }

  void begin(Lease lease, Access access) {
    open.set(
        new Open(
            lease,
            access,
            new StatementQueue(lease.firstStatement()),
            new ArrayList<>(),
            new HashMap<>(),
            new Recording()));
  }

  /** Ends the unit; returns the actions that waited for its commit. */
  List<Runnable> end() {
    List<Runnable> waiting = current().afterCommit();
    open.remove();
    return waiting;
  }

  private Open current() {
    Open current = open.get();
    if (current == null) {
      throw new IllegalStateException("no unit of work is open: call this inside one");
    }
    return current;
  }
}
