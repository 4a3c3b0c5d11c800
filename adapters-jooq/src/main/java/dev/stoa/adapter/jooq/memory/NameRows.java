package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.MemoryNames.MEMORY_NAMES;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryNames;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.NamedMemory;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.sql.SQLException;

/** The names of memories in the table {@code memory_names}, by which they are looked up. */
final class NameRows {

  private record Name(String memory, String scope, String key) {}

  private static final Rows<Name> ALL =
      Rows.of(MEMORY_NAMES, NameRows::name)
          .set(MEMORY_NAMES.MEMORY_ID, Name::memory)
          .set(MEMORY_NAMES.SCOPE, Name::scope)
          .set(MEMORY_NAMES.NAME, Name::key)
          .derived(MEMORY_NAMES.BEGINNING, name -> MemoryNames.beginning(name.key()));

  static final Lookup<String, ?> OF_MEMORY = ALL.by(MEMORY_NAMES.MEMORY_ID);
  private static final ListParam<String> BEGINNINGS =
      Params.list("beginnings", MEMORY_NAMES.BEGINNING);
  private static final ListParam<String> SCOPES = Params.list("scopes", MEMORY_NAMES.SCOPE);

  static final Statement ANYWHERE =
      Statement.of(
          () ->
              select(MEMORY_NAMES.MEMORY_ID, MEMORY_NAMES.NAME)
                  .from(MEMORY_NAMES)
                  .where(BEGINNINGS.contains(MEMORY_NAMES.BEGINNING)));
  static final Statement IN_SCOPES =
      Statement.of(
          () ->
              select(MEMORY_NAMES.MEMORY_ID, MEMORY_NAMES.NAME)
                  .from(MEMORY_NAMES)
                  .where(BEGINNINGS.contains(MEMORY_NAMES.BEGINNING))
                  .and(SCOPES.contains(MEMORY_NAMES.SCOPE)));

  private NameRows() {}

  /** Stores the names of new memories. */
  static void add(JooqSession session, Seq<Memory> memories) {
    Seq<Name> names =
        memories.flatMap(
            memory ->
                memory
                    .labels()
                    .names()
                    .map(MemoryNames::key)
                    .reject(String::isEmpty)
                    .distinct()
                    .map(key -> new Name(memory.id().value(), memory.scope().value(), key)));
    if (names.nonEmpty()) {
      ALL.add(session, names);
    }
  }

  /** Replaces the names of a memory. */
  static void replace(JooqSession session, Memory memory) {
    OF_MEMORY.remove(session, memory.id().value());
    add(session, Vector.of(memory));
  }

  static Seq<NamedMemory> find(
      JooqSession session, Seq<MemoryScope> scopes, Set<String> beginnings) {
    return session.list(
        scopes.isEmpty() ? ANYWHERE : IN_SCOPES,
        binds -> {
          binds.set(BEGINNINGS, beginnings.toVector());
          if (scopes.nonEmpty()) {
            binds.set(SCOPES, scopes.map(MemoryScope::value));
          }
        },
        row ->
            new NamedMemory(
                new MemoryId(row.get(MEMORY_NAMES.MEMORY_ID)), row.get(MEMORY_NAMES.NAME)));
  }

  private static Name name(Row row) throws SQLException {
    return new Name(
        row.get(MEMORY_NAMES.MEMORY_ID), row.get(MEMORY_NAMES.SCOPE), row.get(MEMORY_NAMES.NAME));
  }
}
