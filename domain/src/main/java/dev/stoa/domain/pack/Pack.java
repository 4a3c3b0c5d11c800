package dev.stoa.domain.pack;

import io.vavr.collection.Seq;

/**
 * What belongs in the prompt of a question, under a budget of tokens.
 *
 * @param budget the most tokens its text may have
 * @param tokens how many its text has; more than the budget only if it has at most one item
 * @param items the best first
 * @param leftOut what was found and is not among the items, in the order in which it was found
 */
public record Pack(int budget, long tokens, Seq<PackItem> items, Seq<LeftOut> leftOut) {

  /** A Markdown list for a prompt; one sentence if nothing was found. */
  public String text() {
    return text(items);
  }

  static String text(Seq<PackItem> items) {
    return items.isEmpty()
        ? "Nothing is known about this.\n"
        : items.map(PackItem::markdown).mkString();
  }
}
