package dev.stoa.adapter.jooq.operations;

import dev.stoa.adapter.jooq.JooqContextStorage;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.operations.StoredTables;

/** The port to the content as rows on either engine. */
public interface JooqOperationsStorage extends OperationsStorage, JooqContextStorage {

  @Override
  default StoredTables storedTables() {
    return repository(JooqStoredTables.class, JooqStoredTables::new);
  }
}
