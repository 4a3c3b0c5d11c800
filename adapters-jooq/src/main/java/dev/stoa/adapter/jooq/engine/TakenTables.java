package dev.stoa.adapter.jooq.engine;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.generated.DefaultSchema;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jooq.Table;

/** Tables of the application with the same names as Stoa's. */
public final class TakenTables {

  private TakenTables() {}

  /**
   * Refuses to create a workspace next to such tables, before anything is written.
   *
   * @param present the tables that exist
   */
  public static void refuse(Iterable<String> present, String where) {
    Set<String> taken = new TreeSet<>();
    present.forEach(name -> taken.add(name.toLowerCase(Locale.ROOT)));
    taken.retainAll(DefaultSchema.DEFAULT_SCHEMA.tableStream().map(Table::getName).toList());
    if (!taken.isEmpty()) {
      throw new StorageException(
          where
              + " has tables of the application with names that Stoa needs ("
              + String.join(", ", taken)
              + "): give Stoa its own schema or file");
    }
  }
}
