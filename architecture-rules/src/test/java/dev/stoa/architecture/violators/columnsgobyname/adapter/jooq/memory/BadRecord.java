package dev.stoa.architecture.violators.columnsgobyname.adapter.jooq.memory;

import org.jooq.Record1;

/** Counts to one. */
final class BadRecord {

  String read(Record1<String> row) {
    return row.value1();
  }
}
