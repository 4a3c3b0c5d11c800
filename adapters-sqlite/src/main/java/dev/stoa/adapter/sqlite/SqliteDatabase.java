package dev.stoa.adapter.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** A SQLite file as seen by migrations. */
interface SqliteDatabase {

  Path path();

  /** Whether the file has any content. */
  boolean holdsData();

  /** For inspecting a file that may not be a workspace: changes no setting. */
  Connection openToLook() throws SQLException;

  /** For changes; the file is created if it does not exist. */
  Connection openWriter() throws SQLException;

  /** Whether the application has tables in the same file. */
  boolean shared();
}
