package dev.stoa.schema;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import org.jooq.Converter;

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
  String postgresType() {
    return "timestamptz";
  }

  @Override
  void bind(PreparedStatement statement, int index, Instant value, boolean postgres)
      throws SQLException {
    if (postgres) {
      statement.setObject(index, value.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC));
    } else {
      statement.setString(index, InstantText.format(value));
    }
  }

  @Override
  Instant read(ResultSet row, int index, boolean postgres) throws SQLException {
    if (postgres) {
      OffsetDateTime time = row.getObject(index, OffsetDateTime.class);
      return time == null ? null : time.toInstant();
    }
    String text = row.getString(index);
    return text == null ? null : InstantText.parse(text);
  }
}
