package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A message or a text that is learned from.
 *
 * @param number of a message in its conversation; 1 of a text
 * @param role who says it, as the conversation labels it; {@code text} of a text
 * @param item the item that it is, if it is stored
 * @param speaker who said it, as far as its place says; no role is authenticated
 * @param at when it was said
 */
public record SourceText(
    long number,
    String role,
    String content,
    Option<ItemRef> item,
    Option<Principal> speaker,
    Instant at) {

  /** The role of a text that is no message. */
  public static final String TEXT = "text";

  /** A text that is no message. */
  public static SourceText text(String content, Instant at) {
    return new SourceText(1, TEXT, content, Option.none(), Option.none(), at);
  }

  /** What it is known by afterwards: the item, or a hash of the text. */
  public String key() {
    return item.map(ItemRef::text).getOrElse(() -> TEXT + ":" + Sha256.hex(content));
  }
}
