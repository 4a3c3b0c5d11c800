package dev.stoa.adapter.jooq.sql;

import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.MetadataFilter;
import org.jooq.Param;

/**
 * A member of a JSON object and how it is compared with a value, which is bound in the form that an
 * engine needs.
 *
 * @param value a text, number or boolean, which decides the type that the member must have
 * @param text the text, or the number in its canonical form
 */
public record ComparedMember(
    String key,
    MetadataFilter.Operator operator,
    JsonValue value,
    Param<String> text,
    Param<Double> number) {

  public boolean isNumber() {
    return value instanceof JsonNumber;
  }

  public boolean isBoolean() {
    return value instanceof JsonBoolean;
  }

  public boolean isTrue() {
    return value instanceof JsonBoolean bool && bool.value();
  }
}
