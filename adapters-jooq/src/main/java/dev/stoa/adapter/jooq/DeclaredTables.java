package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.Seq;

/** What every context declares of its tables, each after those whose tables it refers to. */
final class DeclaredTables {

  static final Seq<ContextTables> ALL =
      StoaContext.types(DeclaredTables.class, "Tables").map(DeclaredTables::declared);

  private DeclaredTables() {}

  private static ContextTables declared(Class<?> tables) {
    try {
      return (ContextTables) tables.getField("ALL").get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(tables.getName() + " must have a public field ALL", e);
    }
  }
}
