package dev.stoa.domain.imports;

import io.vavr.control.Either;

/** Opens the stores of other systems. */
@FunctionalInterface
public interface ForeignStores {

  /**
   * Opens a store for reading only.
   *
   * @param location the path of a SQLite file, or a JDBC url
   */
  Either<ImportRefused, ForeignStore> open(String location);
}
