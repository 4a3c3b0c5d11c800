package dev.stoa.adapter.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** A SQLite file as migrations see it, whoever opens the connections to it. */
interface SqliteDatabase {

  Path path();

  /** Whether there is anything in the file yet. */
  boolean holdsData();

  /** For a look at a file that may not be a workspace: changes no setting of it. */
  Connection openToLook() throws SQLException;

  /** For changes; the file is made if there is none. */
  Connection openWriter() throws SQLException;

  /** Whether an application keeps its tables in the same file. */
  boolean shared();
}
