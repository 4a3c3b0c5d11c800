package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.memory;

import org.jooq.Record;

/** Counts from zero. */
final class BadIndex {

  Object read(Record row) {
    return row.get(0);
  }
}
