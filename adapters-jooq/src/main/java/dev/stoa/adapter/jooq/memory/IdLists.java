package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.memory.MemoryId;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;

/**
 * One statement for a list of ids, rendered for a few lengths.
 *
 * <p>A shorter list is filled up with its last id, so that every list runs on a prepared statement.
 */
final class IdLists {

  /** The longest list of one statement. */
  static final int CHUNK = 500;

  private static final List<Integer> LENGTHS = List.of(1, 10, 100, CHUNK);

  private final List<RenderedSql> statements;

  IdLists(Field<String> id, Function<Condition, RenderedSql> statement) {
    this.statements =
        LENGTHS.stream()
            .map(length -> id.in(Collections.nCopies(length, MemoryColumns.value(id))))
            .map(statement)
            .toList();
  }

  RenderedSql of(Seq<MemoryId> ids) {
    return statements.get(place(ids.size()));
  }

  static void bind(Binds binds, Seq<MemoryId> ids) throws SQLException {
    for (MemoryId id : ids) {
      binds.text(id.value());
    }
    String last = ids.last().value();
    for (int i = ids.size(); i < LENGTHS.get(place(ids.size())); i++) {
      binds.text(last);
    }
  }

  private static int place(int size) {
    int place = 0;
    while (LENGTHS.get(place) < size) {
      place++;
    }
    return place;
  }
}
