package dev.stoa.application.search;

import dev.stoa.domain.search.SimilarText;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * An item after a text was written.
 *
 * @param item the new one, or the one whose text it is or became a variant of
 * @param similar those that say nearly the same, the most similar first
 */
public record Written<T>(T item, TextFate fate, Seq<SimilarText> similar) {

  /** A new item. */
  public static <T> Written<T> added(T item, SimilarTexts found) {
    return new Written<>(item, TextFate.ADDED, found.similar());
  }

  /** In another form. */
  public <U> Written<U> map(Function<? super T, ? extends U> form) {
    return new Written<>(form.apply(item), fate, similar);
  }
}
