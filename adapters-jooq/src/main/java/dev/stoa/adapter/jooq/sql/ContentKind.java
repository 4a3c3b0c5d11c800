package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.Json;
import java.time.Instant;
import org.jooq.Field;

/** What a column holds, as far as it matters for its value in the content of a version. */
public enum ContentKind {
  TEXT,
  INSTANT,
  JSON,
  BOOLEAN,
  WHOLE_NUMBER,
  DOUBLE,
  BYTES;

  static ContentKind of(Field<?> field) {
    Class<?> type = field.getType();
    if (type == Instant.class) {
      return INSTANT;
    }
    if (type == Json.class) {
      return JSON;
    }
    if (type == Boolean.class) {
      return BOOLEAN;
    }
    if (type == Double.class) {
      return DOUBLE;
    }
    if (type == byte[].class) {
      return BYTES;
    }
    return Number.class.isAssignableFrom(type) ? WHOLE_NUMBER : TEXT;
  }
}
