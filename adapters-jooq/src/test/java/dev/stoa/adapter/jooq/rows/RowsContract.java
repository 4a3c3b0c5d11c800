package dev.stoa.adapter.jooq.rows;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.adapter.jooq.engine.Lease;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.Units;
import dev.stoa.storage.Observation;
import dev.stoa.storage.ThreadTransactions;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A column that is described once is stored by every path. */
public abstract class RowsContract {

  private static final Parts PARTS = new Parts("parts");
  private static final Parts ARCHIVE = new Parts("parts_archive");
  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456789Z");

  private record Part(
      String id, String name, Option<String> note, long uses, Option<Instant> usedAt) {

    Part stored() {
      return new Part(id, name, note, uses, usedAt.map(at -> at.truncatedTo(ChronoUnit.MICROS)));
    }

    Part named(String other) {
      return new Part(id, other, note, uses, usedAt);
    }

    Part noted(String other) {
      return new Part(id, name, Option.some(other), uses, usedAt);
    }

    Part used(Instant at) {
      return new Part(id, name, note, uses + 1, Option.some(at));
    }
  }

  /** Before the columns {@code note} and {@code used_at} were added. */
  private static final Rows<Part> BEFORE =
      Rows.of(PARTS, RowsContract::read)
          .key(PARTS.id, Part::id)
          .reversed(PARTS.reversedId, Part::id)
          .set(PARTS.name, Part::name)
          .changing()
          .set(PARTS.uses, Part::uses);

  private static final Rows<Part> DESCRIBED =
      Rows.of(PARTS, RowsContract::read)
          .maybe(PARTS.note, Part::note)
          .including(BEFORE, part -> part)
          .changing()
          .maybe(PARTS.usedAt, Part::usedAt);

  private static final Rows<Part> ARCHIVED = DESCRIBED.in(ARCHIVE);
  private static final Lookup<String, Part> BY_ID = DESCRIBED.by(PARTS.id);
  private static final Lookup<String, Part> ARCHIVED_BY_ID = ARCHIVED.by(ARCHIVE.id);
  private static final EndLookup<Part> BY_END = DESCRIBED.ending(PARTS.reversedId);
  private static final Pages<Part, Part> MOST_USED =
      DESCRIBED.pages(Order.descending(PARTS.uses, Part::uses, PARTS.id, Part::id));
  private static final Filter<String> NAMED = Filter.eq(PARTS.name);

  private Connections connections;
  private Units units;

  /** Connections to an empty store of the engine. */
  protected abstract Connections connections() throws SQLException;

  protected abstract Dialect dialect();

  /** How the engine calls the type of an instant. */
  protected abstract String instant();

  @BeforeEach
  void create() throws SQLException {
    connections = connections();
    units =
        new Units(
            connections,
            dialect(),
            InstantSource.system(),
            Observation.DEFAULT,
            ThreadTransactions.NONE);
    try (Lease lease = connections.borrow(Access.WRITE);
        Statement statement = lease.connection().createStatement()) {
      for (Parts table : new Parts[] {PARTS, ARCHIVE}) {
        statement.execute(
            "create table "
                + table.getName()
                + " (id text primary key, reversed_id text not null, name text not null,"
                + " note text, uses bigint not null, used_at "
                + instant()
                + ")");
      }
      lease.commit();
    }
  }

  @AfterEach
  void close() {
    connections.close();
  }

  @Test
  void oneIsInserted() {
    write(session -> DESCRIBED.add(session, part(1)));
    assertStored(Vector.of(part(1)));
  }

  @Test
  void manyAreInsertedHoweverManyTheyAre() {
    for (int count : new int[] {2, 9, 40}) {
      Seq<Part> parts = parts(count * 100, count);
      write(session -> DESCRIBED.add(session, parts));
      assertStored(parts);
    }
  }

  @Test
  void onlyTheNewAreInserted() {
    write(session -> DESCRIBED.add(session, part(1)));
    int[] added = read(session -> DESCRIBED.addNew(session, Vector.of(part(1).named("x"))));
    assertArrayEquals(new int[] {0}, added);
    read(session -> DESCRIBED.addNew(session, Vector.of(part(2))));
    assertStored(Vector.of(part(1), part(2)));
  }

  @Test
  void whatIsPutIsInsertedOrChanged() {
    write(session -> DESCRIBED.add(session, part(1)));
    write(session -> DESCRIBED.put(session, Vector.of(part(1).used(AT), part(2))));
    assertStored(Vector.of(part(1).used(AT), part(2)));
  }

  @Test
  void savingWritesWhatChanges() {
    write(session -> DESCRIBED.add(session, parts(1, 3)));
    write(session -> DESCRIBED.save(session, part(1).used(AT).noted("not saved")));
    write(session -> DESCRIBED.save(session, Vector.of(part(2).used(AT), part(3).used(AT))));
    assertStored(parts(1, 3).map(part -> part.used(AT)));
  }

  @Test
  void rewritingWritesEverything() {
    Part after = part(1).named("other").noted("another").used(AT);
    write(session -> DESCRIBED.add(session, part(1)));
    assertEquals(1, count(session -> DESCRIBED.rewrite(session, after)));
    assertStored(Vector.of(after));
    assertEquals(0, count(session -> DESCRIBED.rewrite(session, part(2))));
  }

  @Test
  void aChangeOfWhatIsSavedAloneIsTold() {
    assertTrue(DESCRIBED.differInChangesOnly(part(1), part(1).used(AT)));
    assertFalse(DESCRIBED.differInChangesOnly(part(1), part(1).noted("other")));
    assertFalse(DESCRIBED.differInChangesOnly(part(1), part(1).named("other")));
  }

  @Test
  void anotherTableOfTheTypeHasTheColumnToo() {
    Seq<Part> parts = parts(1, 20);
    write(session -> ARCHIVED.add(session, parts));
    assertEquals(
        parts.map(Part::stored).toSet(),
        read(session -> ARCHIVED_BY_ID.find(session, parts.map(Part::id))).toSet());
    assertEquals(
        Option.none(), read(session -> BY_ID.find(session, part(1).id())), "not in the first");
  }

  @Test
  void aColumnThatIsNotDescribedIsNotStored() {
    write(session -> BEFORE.add(session, part(1)));
    Part found = read(session -> BY_ID.find(session, part(1).id())).get();
    assertEquals(Option.none(), found.note());
    assertEquals(Option.none(), found.usedAt());
  }

  @Test
  void rowsAreFoundByEndsAndPageByPage() {
    Seq<Part> parts = parts(10, 12);
    write(session -> DESCRIBED.add(session, parts));
    assertEquals(
        Vector.of("p17"), read(session -> BY_END.find(session, "7", 9)).map(Part::id).toVector());
    Filters same = Filters.NONE.and(NAMED, "part");
    Seq<Part> first = read(session -> MOST_USED.page(session, same, Option.none(), 5));
    Seq<Part> second = read(session -> MOST_USED.page(session, same, first.lastOption(), 50));
    assertEquals(parts.reverse().map(Part::stored).toVector(), first.appendAll(second).toVector());
    assertEquals(
        Vector.empty(),
        read(session -> MOST_USED.page(session, Filters.NONE.and(NAMED, "none"), Option.none(), 5))
            .toVector());
  }

  @Test
  void rowsAreLockedAndRemoved() {
    Seq<Part> parts = parts(1, 5);
    write(session -> DESCRIBED.add(session, parts));
    Seq<String> ids = parts.map(Part::id);
    assertEquals(
        parts.map(Part::stored).toVector(),
        read(session -> BY_ID.lock(session, ids.reverse())).toVector());
    assertEquals(Option.some(part(1).stored()), read(session -> BY_ID.lock(session, part(1).id())));
    assertEquals(1, count(session -> BY_ID.remove(session, part(1).id())));
    write(session -> BY_ID.remove(session, ids.drop(3)));
    assertEquals(
        ids.subSequence(1, 3).toSet(),
        read(session -> BY_ID.find(session, ids)).map(Part::id).toSet());
  }

  private void assertStored(Seq<Part> parts) {
    assertEquals(
        parts.map(Part::stored).toSet(),
        read(session -> BY_ID.find(session, parts.map(Part::id))).toSet());
  }

  private void write(Consumer<JooqSession> work) {
    read(
        session -> {
          work.accept(session);
          return session;
        });
  }

  private <T> T read(Function<JooqSession, T> work) {
    return units.unitOfWork().run(() -> work.apply(units.session()));
  }

  private int count(ToIntFunction<JooqSession> work) {
    return read(work::applyAsInt);
  }

  private static Seq<Part> parts(int from, int count) {
    return Vector.range(from, from + count).map(RowsContract::part);
  }

  private static Part part(int number) {
    return new Part(
        "p" + number, "part", Option.some("note of " + number), number, Option.some(AT));
  }

  private static Part read(Row row) throws SQLException {
    return new Part(
        row.get(PARTS.id),
        row.get(PARTS.name),
        Option.of(row.get(PARTS.note)),
        row.get(PARTS.uses),
        Option.of(row.get(PARTS.usedAt)));
  }
}
