package dev.stoa.adapter.jooq.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The tables whose rows have versions. */
final class VersionedTableTest {

  @Test
  void eachIsFoundByItsName() {
    for (VersionedTable table : VersionedTable.all()) {
      assertEquals(
          Option.some(table).filter(one -> !one.appended()), VersionedTable.named(table.name()));
    }
  }

  @Test
  void othersAreNot() {
    assertTrue(VersionedTable.named("invoices").isEmpty());
    assertTrue(VersionedTable.named("embeddings").isEmpty());
  }
}
