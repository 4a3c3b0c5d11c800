package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sqlite.SQLiteJDBCLoader;

class SqliteLibraryTest {

  private static final String FOLDER = "org.sqlite.lib.path";

  @Test
  void itIsLoadedAndThePropertyIsAsBefore() throws Exception {
    String before = System.getProperty(FOLDER);

    SqliteLibrary.load();

    assertTrue(SQLiteJDBCLoader.isNativeMode());
    assertEquals(before, System.getProperty(FOLDER));
  }
}
