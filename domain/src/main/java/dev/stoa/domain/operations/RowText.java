package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Rows of one table as lines of JSON, equal for equal rows on every engine.
 *
 * <p>A line is an object with the columns sorted by name; columns that are null are left out.
 */
public final class RowText {

  private final StoredTable table;
  private final byte[][] names;
  private final ColumnKind[] kinds;

  /** For the rows of one table. */
  public RowText(StoredTable table) {
    this.table = table;
    this.names =
        table
            .columns()
            .map(column -> ("\"" + column.name() + "\":").getBytes(StandardCharsets.US_ASCII))
            .toJavaArray(byte[][]::new);
    this.kinds = table.columns().map(StoredColumn::kind).toJavaArray(ColumnKind[]::new);
  }

  /** Writes the line of a row, with its newline, over what the writer held. */
  public void write(@Nullable Object[] row, CanonicalWriter line) {
    line.reset(0);
    line.raw('{');
    boolean first = true;
    for (int at = 0; at < kinds.length; at++) {
      Object value = row[at];
      if (value != null) {
        if (!first) {
          line.raw(',');
        }
        first = false;
        line.raw(names[at]);
        write(kinds[at], value, line);
      }
    }
    line.raw('}').raw('\n');
  }

  private static void write(ColumnKind kind, Object value, CanonicalWriter line) {
    switch (kind) {
      case TEXT -> line.string((String) value);
      case NUMBER -> line.number(((Long) value).longValue());
      // Adding zero turns minus zero, which SQLite does not store, into zero.
      case DOUBLE -> line.number((Double) ((Double) value + 0.0));
      case BOOLEAN -> line.raw(value.toString().getBytes(StandardCharsets.US_ASCII));
      case INSTANT -> line.string(Instants.text((Instant) value));
      case JSON -> line.raw(((String) value).getBytes(StandardCharsets.UTF_8));
      case BYTES -> line.string(Base64.getEncoder().encodeToString((byte[]) value));
    }
  }

  /**
   * The row of a line.
   *
   * @throws IllegalArgumentException if it is not a row of this table; the message names the column
   */
  public @Nullable Object[] read(String line) {
    if (!(JsonParser.parse(line) instanceof JsonObject object)) {
      throw new InvalidValue("not an object");
    }
    @Nullable Object[] row = new Object[names.length];
    int at = 0;
    int known = 0;
    for (StoredColumn column : table.columns()) {
      Option<JsonValue> value = object.members().get(column.name());
      if (value.isDefined()) {
        row[at] = read(column, value.get());
        known++;
      }
      at++;
    }
    if (known != object.members().size()) {
      throw new InvalidValue(
          "unknown column "
              + object
                  .members()
                  .keySet()
                  .find(name -> !table.columns().exists(column -> column.name().equals(name)))
                  .get());
    }
    return row;
  }

  private static Object read(StoredColumn column, JsonValue value) {
    try {
      return switch (column.kind()) {
        case TEXT -> ((JsonString) value).value();
        case NUMBER -> Long.valueOf(((JsonNumber) value).lexeme());
        case DOUBLE ->
            Double.valueOf(
                value instanceof JsonNumber number
                    ? number.lexeme()
                    : ((JsonString) value).value());
        case BOOLEAN -> ((JsonBoolean) value).value();
        case INSTANT -> Instant.parse(((JsonString) value).value());
        case JSON -> CanonicalJson.of(value).text();
        case BYTES -> Base64.getDecoder().decode(((JsonString) value).value());
      };
    } catch (ClassCastException | IllegalArgumentException | DateTimeException e) {
      throw new InvalidValue("column " + column.name() + " is not of the kind " + column.kind(), e);
    }
  }
}
