package dev.stoa.domain.trust;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;

/** An item of any kind, written as its kind, a colon and its id. */
public record ItemRef(ItemKind kind, String id) {

  /** The longest id of an item. */
  public static final int MAX_ID = 256;

  /** Refuses a blank or too long id. */
  public ItemRef {
    PlainText.require("id", id, MAX_ID);
  }

  /** Reads {@code memory:m1}. */
  public static ItemRef of(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new InvalidValue(
          "item " + text + " names no kind: give it as kind:id, such as memory:" + text);
    }
    return new ItemRef(ItemKind.labelled(text.substring(0, colon)), text.substring(colon + 1));
  }

  /** As it is stored, shown and typed. */
  public String text() {
    return kind.label() + ":" + id;
  }

  @Override
  public String toString() {
    return text();
  }
}
