package dev.stoa.application.search;

import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;

/** A text that answers, where it ranks best, and where else it is said. */
record Said(SearchPlace at, double score, Seq<SearchPlace> alsoAt) {

  Said and(SearchPlace place) {
    return new Said(at, score, alsoAt.append(place));
  }
}
