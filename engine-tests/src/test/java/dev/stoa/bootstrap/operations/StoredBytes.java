package dev.stoa.bootstrap.operations;

import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.stream.Stream;

/** Searches the raw bytes that an engine has in its files, logs of SQLite included. */
record StoredBytes(TestEngine engine, String url) {

  private static final String IN_FILES =
      """
      select count(*) from pg_class c
      where c.relkind in ('r', 'i', 't') and c.relnamespace in
        (current_schema()::regnamespace, 'pg_toast'::regnamespace)
        and pg_relation_filepath(c.oid) is not null
        and position(convert_to(?, 'UTF8') in
          pg_read_binary_file(pg_relation_filepath(c.oid))) > 0
      """;

  /** Those of the words that some file has, as they are or in lower case. */
  Seq<String> holding(Seq<String> words) {
    return words.filter(word -> has(word) || has(word.toLowerCase(Locale.ROOT)));
  }

  private boolean has(String word) {
    try {
      return engine == TestEngine.SQLITE ? inFile(word) : inServer(word);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean inFile(String word) throws IOException {
    Path file = Path.of(url.substring("jdbc:sqlite:".length()));
    try (Stream<Path> files = Files.list(file.getParent())) {
      for (Path one : files.toList()) {
        if (new String(Files.readAllBytes(one), StandardCharsets.UTF_8).contains(word)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean inServer(String word) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement checkpoint = connection.createStatement();
        PreparedStatement search = connection.prepareStatement(IN_FILES)) {
      checkpoint.execute("checkpoint");
      search.setString(1, word);
      try (ResultSet row = search.executeQuery()) {
        row.next();
        return row.getLong(1) > 0;
      }
    }
  }
}
