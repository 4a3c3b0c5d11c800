package dev.stoa.domain.search;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A vector that a caller brings, with what it stands for.
 *
 * @param id the caller's, one of a kind in its collection
 * @param metadata an object of the caller's
 */
public record VectorItem(String id, Option<String> text, CanonicalJson metadata, Embedding vector) {

  /** The longest id. */
  public static final int MAX_ID = 255;

  /** The longest text. */
  public static final int MAX_TEXT = 1_000_000;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses what cannot be stored; the message names the field. */
  public VectorItem {
    PlainText.require("id", id, MAX_ID);
    text.forEach(VectorItem::requireText);
    Metadata.require(metadata, MAX_METADATA);
    if (!vector.model().equals(VectorCollection.MODEL)) {
      throw new InvalidValue("vector names the model " + vector.model() + ": use VectorItem.of");
    }
  }

  /** Blank texts are texts too. */
  private static void requireText(String text) {
    if (text.length() > MAX_TEXT) {
      throw new InvalidValue(
          "text has " + text.length() + " characters: shorten it to " + MAX_TEXT);
    }
    if (text.indexOf(0) >= 0) {
      throw new InvalidValue("text contains the character U+0000: remove it");
    }
  }

  /** A vector without text and metadata. */
  public static VectorItem of(String id, float... vector) {
    return new VectorItem(
        id,
        Option.none(),
        CanonicalJson.EMPTY_OBJECT,
        Embedding.of(VectorCollection.MODEL, vector));
  }

  /** What it is the vector of. */
  public VectorItem text(String value) {
    return new VectorItem(id, Option.some(value), metadata, vector);
  }

  public VectorItem metadata(CanonicalJson value) {
    return new VectorItem(id, text, value, vector);
  }
}
