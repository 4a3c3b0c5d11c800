package dev.stoa.domain.search;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** A context that is searched, as the keeper of what its index must say. */
public interface Searched {

  SearchSource source();

  /** What ought to be indexed, in code point order of ids, from after the given one. */
  Seq<SearchDocument> searchable(Option<String> after, int limit);

  /** Which of these texts are the asker's own words; none where texts have no roles. */
  default Set<String> ofAsker(Seq<String> ids) {
    return HashSet.empty();
  }
}
