package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowConsumer;
import dev.stoa.adapter.jooq.sql.RowReader;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a list that can be read; the others are logged, so that they do not hide the rest.
 */
final class ReadableRows<T> implements RowConsumer {

  private static final System.Logger LOG = System.getLogger("dev.stoa.storage");

  private final RowReader<T> reader;
  private final List<T> found = new ArrayList<>();
  private int unreadable;

  ReadableRows(RowReader<T> reader) {
    this.reader = reader;
  }

  @Override
  public void accept(Row row) throws SQLException {
    try {
      found.add(reader.read(row));
    } catch (IllegalArgumentException | DateTimeException refused) {
      unreadable++;
      LOG.log(
          Level.WARNING,
          "left out of a list, a damaged row of {0}: {1}",
          row.place(),
          refused.getMessage());
    }
  }

  /** How many rows there were, whether they could be read or not. */
  int seen() {
    return found.size() + unreadable;
  }

  int unreadable() {
    return unreadable;
  }

  Seq<T> found() {
    return Vector.ofAll(found);
  }
}
