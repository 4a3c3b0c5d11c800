package dev.stoa.schema;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jooq.Converter;
import org.jooq.SQLDialect;
import org.jspecify.annotations.Nullable;

/**
 * Binds an {@link Instant} as {@link InstantText} on SQLite and as {@code timestamptz} on
 * PostgreSQL, whole microseconds on both: PostgreSQL would round what is finer, and may round up.
 */
public final class InstantBinding extends ColumnBinding<Instant> {
  private static final long serialVersionUID = 1L;

  @Override
  public Converter<Object, Instant> converter() {
    return Converter.ofNullable(
        Object.class, Instant.class, text -> InstantText.parse((String) text), InstantText::format);
  }

  @Override
  public String sqlType() {
    return "timestamptz";
  }

  @Override
  public String element(Instant value) {
    return InstantText.format(value);
  }

  @Override
  int nullType() {
    return Types.TIMESTAMP_WITH_TIMEZONE;
  }

  @Override
  void bind(PreparedStatement statement, int index, Instant value, boolean typed)
      throws SQLException {
    if (typed) {
      statement.setObject(index, value.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC));
    } else {
      statement.setString(index, InstantText.format(value));
    }
  }

  @Override
  @Nullable Instant read(ResultSet row, int index, boolean typed) throws SQLException {
    if (typed) {
      OffsetDateTime time = row.getObject(index, OffsetDateTime.class);
      return time == null ? null : time.toInstant();
    }
    String text = row.getString(index);
    return text == null ? null : InstantText.parse(text);
  }

  /** The instant as {@link InstantText}, unchecked where it is stored so; null stays null. */
  public @Nullable String readText(ResultSet row, int index, SQLDialect family)
      throws SQLException {
    if (!isTyped(family)) {
      return row.getString(index);
    }
    Instant instant = read(row, index, true);
    return instant == null ? null : InstantText.format(instant);
  }
}
