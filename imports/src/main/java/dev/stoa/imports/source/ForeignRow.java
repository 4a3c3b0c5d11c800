package dev.stoa.imports.source;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A row of another system. A column that its version of the schema does not have reads as null. */
public final class ForeignRow {

  /** The column that holds what could not be read as a row. */
  public static final String UNREADABLE = "(unreadable)";

  private final String table;
  private final Map<String, @Nullable Object> values;
  private final Set<String> read = new HashSet<>();

  /** With values by column: texts, numbers, booleans, bytes, instants and local times. */
  public ForeignRow(String table, Map<String, @Nullable Object> values) {
    this.table = table;
    this.values = values;
  }

  /** The table it is a row of. */
  public String table() {
    return table;
  }

  /** The columns that it has. */
  public Set<String> columns() {
    return values.keySet();
  }

  /** The columns whose values were asked for. */
  public Set<String> read() {
    return read;
  }

  /** Whether it has these texts in these columns. */
  boolean has(io.vavr.collection.Map<String, String> equal) {
    return equal.forAll(one -> one._2.equals(String.valueOf(values.get(one._1))));
  }

  /** The value of a column. */
  public Option<Object> value(String column) {
    read.add(column);
    return Option.of(values.get(column));
  }

  /** The text of a column; numbers are written out. */
  public Option<String> text(String column) {
    return value(column).map(String::valueOf);
  }

  /** As {@link #text}; a blank one is none. */
  public Option<String> nonBlank(String column) {
    return text(column).filter(text -> !text.isBlank());
  }

  /** The text of a column that must have one. */
  public String required(String column) {
    return nonBlank(column).getOrElseThrow(() -> new InvalidValue(column + " is empty"));
  }

  /** The text of a column whose bytes may be one in UTF-8. */
  public Option<String> utf8(String column) {
    return value(column)
        .map(
            given ->
                given instanceof byte[] bytes
                    ? new String(bytes, StandardCharsets.UTF_8)
                    : String.valueOf(given));
  }

  /** The bytes of a column; those of a text are in UTF-8. */
  public Option<byte[]> bytes(String column) {
    return value(column)
        .map(
            given ->
                given instanceof byte[] bytes
                    ? bytes
                    : String.valueOf(given).getBytes(StandardCharsets.UTF_8));
  }

  /** The number of a column. */
  public Option<Double> real(String column) {
    return value(column).map(given -> number(column, given).doubleValue());
  }

  /** As above, with a default. */
  public double real(String column, double otherwise) {
    return real(column).getOrElse(otherwise);
  }

  /** The whole number of a column. */
  public Option<Long> whole(String column) {
    return value(column)
        .map(
            given -> {
              Number number = number(column, given);
              if (number.doubleValue() != Math.rint(number.doubleValue())) {
                throw new InvalidValue(column + " " + given + " is no whole number");
              }
              return number.longValue();
            });
  }

  /** As above, with a default. */
  public long whole(String column, long otherwise) {
    return whole(column).getOrElse(otherwise);
  }

  /** The whole number of a column that is none below 0; 0 if it is null. */
  public long count(String column) {
    long value = whole(column, 0);
    if (value < 0) {
      throw new InvalidValue(column + " " + value + " is below 0");
    }
    return value;
  }

  /** Whether a column is true, or a number other than 0; false if it is null. */
  public boolean flag(String column) {
    return value(column)
        .exists(
            given ->
                given instanceof Boolean known ? known : number(column, given).doubleValue() != 0);
  }

  /** The JSON of a column; a blank one is none. */
  public Option<JsonValue> json(String column) {
    return nonBlank(column)
        .map(
            text -> {
              try {
                return JsonParser.parse(text);
              } catch (IllegalArgumentException e) {
                throw new InvalidValue(column + " is no JSON: " + e.getMessage(), e);
              }
            });
  }

  /** The JSON of a column in its canonical form, or a default. */
  public CanonicalJson canonical(String column, String otherwise) {
    return json(column).map(CanonicalJson::of).getOrElse(() -> CanonicalJson.of(otherwise));
  }

  /** The SHA-256 of all values: what distinguishes rows without a lasting key. */
  public String fingerprint() {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(values)
        .forEach(
            (column, value) -> {
              String shown =
                  value instanceof byte[] bytes
                      ? Base64.getEncoder().encodeToString(bytes)
                      : String.valueOf(value);
              text.append(column).append(' ').append(shown.length()).append(' ').append(shown);
            });
    return Sha256.hex(text.toString());
  }

  private static Number number(String column, Object given) {
    if (given instanceof Number number) {
      return number;
    }
    if (given instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    try {
      return Double.valueOf(given.toString());
    } catch (NumberFormatException e) {
      throw new InvalidValue(column + " " + given + " is no number", e);
    }
  }
}
