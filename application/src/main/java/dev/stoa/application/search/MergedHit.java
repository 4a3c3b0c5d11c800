package dev.stoa.application.search;

import dev.stoa.domain.search.RelevanceParts;
import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;

/** A text that answers, where it ranks best and how well, and where else it occurs. */
record MergedHit(
    SearchPlace at, double score, int rank, RelevanceParts parts, Seq<SearchPlace> alsoAt) {

  MergedHit and(SearchPlace place) {
    return new MergedHit(at, score, rank, parts, alsoAt.append(place));
  }
}
