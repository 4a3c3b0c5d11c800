package dev.stoa.domain.search;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Another wording of an item, which was merged into it.
 *
 * @param item the id of the item
 * @param owner whose the item is, as in {@link SearchDocument}
 * @param text what {@link SearchDocument} would say of it
 * @param author who wrote it, if known
 * @param takenOutAs the id of the item that it became
 */
@RecordBuilder
public record Variant(
    VariantId id,
    SearchSource source,
    String item,
    String owner,
    String text,
    Option<String> author,
    Instant createdAt,
    Option<String> takenOutAs,
    Option<Instant> takenOutAt) {

  /** As an item of its own. */
  public Variant takenOut(String as, Instant now) {
    return VariantBuilder.from(this)
        .takenOutAs(Option.some(as))
        .takenOutAt(Option.some(now))
        .build();
  }

  /** What stands after the first line, which says what an item is about. */
  public String body() {
    return text.substring(text.indexOf('\n') + 1);
  }

  /** The first line. */
  public String title() {
    return text.substring(0, Math.max(0, text.indexOf('\n')));
  }
}
