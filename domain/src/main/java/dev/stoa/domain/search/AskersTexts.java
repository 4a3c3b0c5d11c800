package dev.stoa.domain.search;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;

/** Tells which texts of a source are the words of the person who asks. */
@FunctionalInterface
public interface AskersTexts {

  /** Where that is not known. */
  AskersTexts UNKNOWN = (source, ids) -> HashSet.empty();

  /** Those of the ids that are. */
  Set<String> among(SearchSource source, Seq<String> ids);
}
