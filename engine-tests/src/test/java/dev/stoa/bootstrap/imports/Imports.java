package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.TableReport;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.imports.ImportRequest;
import dev.stoa.testkit.postgres.PostgresServer;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What tests of imports share. */
final class Imports {

  private Imports() {}

  /** Imports; a dry run before says the same, and changes nothing. */
  static ImportReport done(Stoa stoa, ImportRequest request) {
    ContentRoots before = stoa.transfer().roots(TransferProgress.NONE);
    ImportReport said = stoa.imports().preview(request).getOrElseThrow(RefusalException::new);
    assertEquals(before, stoa.transfer().roots(TransferProgress.NONE));
    assertTrue(said.id().isEmpty());
    ImportReport done = stoa.imports().run(request).getOrElseThrow(RefusalException::new);
    assertEquals(done.tables(), said.tables());
    assertEquals(done.names(), said.names());
    assertEquals(done.remarks(), said.remarks());
    return done;
  }

  static String refused(Stoa stoa, ImportRequest request) {
    ContentRoots before = stoa.transfer().roots(TransferProgress.NONE);
    String sentence = stoa.imports().run(request).getLeft().sentence();
    assertEquals(before, stoa.transfer().roots(TransferProgress.NONE));
    return sentence;
  }

  /** The same import brings nothing, and changes nothing. */
  static void again(Stoa stoa, ImportRequest request, ImportReport first) {
    ContentRoots before = stoa.transfer().roots(TransferProgress.NONE);
    ImportReport second = done(stoa, request);
    assertEquals(0, second.imported(), second.toString());
    assertEquals(first.imported(), second.already());
    assertEquals(first.skipped(), second.skipped());
    assertTrue(second.id().isEmpty());
    assertEquals(before, stoa.transfer().roots(TransferProgress.NONE));
  }

  /** Everything that is searched is indexed. */
  static void indexed(Stoa stoa) {
    stoa.search()
        .cared()
        .forEach(
            source -> {
              IndexReport report = stoa.search().reconcile(source).get();
              assertTrue(report.isRight(), report.toString());
            });
  }

  static TableReport table(ImportReport report, String name) {
    return report.tables().find(one -> one.table().equals(name)).get();
  }

  /** Imported, already here and skipped rows of a table. */
  static String counts(ImportReport report, String name) {
    TableReport table = table(report, name);
    return table.imported() + " " + table.already() + " " + table.skipped().size();
  }

  static long count(String url, String from) {
    return Long.parseLong(text(url, "select count(*) from " + from));
  }

  static String text(String url, String question) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      assertTrue(row.next(), question);
      return row.getString(1);
    } catch (SQLException e) {
      throw new IllegalStateException(question, e);
    }
  }

  /** A new folder. */
  static Path folder(Path parent, String name) {
    try {
      return Files.createDirectory(parent.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A new SQLite file made by the script of this name, which is among the resources. */
  static Path made(Path folder, String script) {
    return database(folder.resolve(script + ".db"), resource(script + ".sql").split(";\n"));
  }

  /** A new PostgreSQL database made by the script of this name. */
  static String madeInPostgres(String script) {
    String url = PostgresServer.shared().newDatabase();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(resource(script + ".sql"));
    } catch (SQLException e) {
      throw new IllegalStateException(script, e);
    }
    return url;
  }

  /** A file of its own with the content of a resource. */
  static Path copied(Path folder, String name) {
    try {
      return Files.writeString(folder.resolve(name), resource(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = Imports.class.getResourceAsStream("/imports/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks how many rows of each table were imported, were here already, and were skipped. */
  static void assertCounts(ImportReport report, String... tables) {
    assertEquals(
        Vector.of(tables).sorted(),
        report
            .tables()
            .map(one -> one.table() + " " + counts(report, one.table()))
            .toVector()
            .sorted());
  }

  /** A new SQLite file made by these statements. */
  static Path database(Path file, String... statements) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      // Nothing has to survive a crash, and writing each statement to the disk takes most of the
      // time.
      statement.execute("PRAGMA synchronous = OFF");
      for (String one : Vector.of(statements)) {
        statement.execute(one);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(file.toString(), e);
    }
    return file;
  }
}
