package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;

/**
 * What differs of one row between two instants.
 *
 * @param context the context whose row it is
 * @param item the key of the row; several columns have the character 31 between them
 * @param before its columns at the first instant; none if there was no such row
 * @param after its columns at the second; none if there was no such row
 * @param by on whose behalf it was last changed or removed between them; none if that is unknown
 */
public record RowChange(
    String context,
    String table,
    String item,
    Option<CanonicalJson> before,
    Option<CanonicalJson> after,
    Option<String> by) {

  /** Its position among all. */
  public RowKey key() {
    return new RowKey(table, item);
  }

  /** Whether the row is another than it was. */
  public boolean isOne() {
    return !before.equals(after);
  }

  /** Whether it has the text as a value, before or after. */
  public boolean has(String quoted) {
    return before.exists(content -> content.text().contains(quoted))
        || after.exists(content -> content.text().contains(quoted));
  }
}
