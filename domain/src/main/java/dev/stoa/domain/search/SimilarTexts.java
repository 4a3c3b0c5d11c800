package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What is to become of a text, and what is similar to it.
 *
 * @param similar the most similar first
 */
public record SimilarTexts(TextFate fate, Seq<SimilarText> similar) {

  /** Of the text of an item. */
  public static SimilarTexts known(String id) {
    return new SimilarTexts(TextFate.KNOWN, Vector.of(new SimilarText(id, 1)));
  }

  /** The id of the item that it is or becomes a wording of. */
  public Option<String> target() {
    return Option.when(fate != TextFate.ADDED, () -> similar.head().id());
  }

  /** The same, to be written as an item of its own. */
  public SimilarTexts added() {
    return new SimilarTexts(TextFate.ADDED, similar);
  }
}
