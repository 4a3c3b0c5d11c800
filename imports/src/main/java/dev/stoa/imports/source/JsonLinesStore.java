package dev.stoa.imports.source;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Files of JSON lines, read as tables: a line is a row, and its members are columns. */
public final class JsonLinesStore implements ForeignStore {

  private final String name;
  private final Map<String, Seq<Path>> files;

  /**
   * Named like this in messages.
   *
   * @param files the files of each table
   */
  public JsonLinesStore(String name, Map<String, Seq<Path>> files) {
    this.name = name;
    this.files = files;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Seq<String> tables() {
    return files.filterValues(Seq::nonEmpty).keySet().toVector().sorted();
  }

  @Override
  public Seq<String> columns(String table) {
    Set<String> columns = new LinkedHashSet<>();
    each(table, Vector.empty(), row -> columns.addAll(row.columns()));
    columns.remove(ForeignRow.UNREADABLE);
    // A file without lines is a table without rows.
    return columns.isEmpty() && tables().contains(table) ? Vector.of("?") : Vector.ofAll(columns);
  }

  @Override
  public long count(String table) {
    long[] rows = {0};
    each(table, Vector.empty(), row -> rows[0]++);
    return rows[0];
  }

  @Override
  public void each(
      String table, Map<String, String> equal, Seq<String> order, Consumer<ForeignRow> rows) {
    for (Path file : files.getOrElse(table, Vector.empty())) {
      try (BufferedReader lines = Files.newBufferedReader(file)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          ForeignRow row = new ForeignRow(table, values(line));
          if (!line.isBlank() && row.has(equal)) {
            rows.accept(row);
          }
        }
      } catch (IOException e) {
        throw new RefusalException(
            new ImportRefused.Unreadable(file.toString(), String.valueOf(e.getMessage())));
      }
    }
  }

  private static java.util.Map<String, @Nullable Object> values(String line) {
    java.util.Map<String, @Nullable Object> values = new HashMap<>();
    try {
      if (JsonParser.parse(line) instanceof JsonObject object) {
        object.members().forEach((member, value) -> values.put(member, plain(value)));
        return values;
      }
    } catch (IllegalArgumentException notJson) {
      // Reported below, with the line.
    }
    values.put(ForeignRow.UNREADABLE, line);
    return values;
  }

  static @Nullable Object plain(JsonValue value) {
    if (value instanceof JsonNull) {
      return null;
    }
    if (value instanceof JsonString text) {
      return text.value();
    }
    if (value instanceof JsonBoolean flag) {
      return flag.value();
    }
    if (value instanceof JsonNumber number) {
      return Double.valueOf(number.lexeme());
    }
    return CanonicalJson.of(value).text();
  }

  @Override
  public void close() {
    // Files are open only while they are read.
  }
}
