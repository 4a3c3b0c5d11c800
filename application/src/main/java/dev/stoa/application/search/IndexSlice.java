package dev.stoa.application.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Some ids in a row: what ought to be indexed under them, and what is. */
record IndexSlice(
    long documents,
    Seq<String> missing,
    Seq<String> stale,
    Seq<String> superfluous,
    Option<String> next) {

  /** The ids after the given one, up to the limit of either side. */
  static IndexSlice read(Searched searched, TextIndex index, Option<String> after, int size) {
    Seq<SearchDocument> wanted = searched.searchable(after, size);
    Seq<SearchDocument> stored = index.documents(searched.source(), after, size);
    // Beyond the end of a full page the other side may go on: what lies there is for the next.
    Option<String> next = earlier(end(wanted, size), end(stored, size));
    Map<String, SearchDocument> left = upTo(wanted, next).toMap(SearchDocument::id, one -> one);
    Map<String, SearchDocument> right = upTo(stored, next).toMap(SearchDocument::id, one -> one);
    return new IndexSlice(
        left.size(),
        upTo(wanted, next).map(SearchDocument::id).filter(id -> !right.containsKey(id)),
        upTo(wanted, next)
            .filter(one -> right.get(one.id()).exists(other -> !other.equals(one)))
            .map(SearchDocument::id),
        upTo(stored, next).map(SearchDocument::id).filter(id -> !left.containsKey(id)),
        next);
  }

  static boolean isPast(String id, String other) {
    return CodePointOrder.compare(id, other) > 0;
  }

  boolean hasFaults() {
    return !faults().isEmpty();
  }

  Seq<String> faults() {
    return missing.appendAll(stale).appendAll(superfluous).sorted(CodePointOrder::compare);
  }

  private static Option<String> end(Seq<SearchDocument> page, int size) {
    return Option.when(page.size() == size, () -> page.last().id());
  }

  private static Option<String> earlier(Option<String> left, Option<String> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return left.orElse(right);
    }
    return isPast(left.get(), right.get()) ? right : left;
  }

  private static Seq<SearchDocument> upTo(Seq<SearchDocument> page, Option<String> last) {
    return page.filter(one -> last.forAll(end -> !isPast(one.id(), end)));
  }
}
