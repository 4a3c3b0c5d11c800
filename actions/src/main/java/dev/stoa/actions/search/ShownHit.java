package dev.stoa.actions.search;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A text that matches a query. */
record ShownHit(
    SearchSource source,
    @Param("The id of the memory, note, knowledge entry, message or turn.") String id,
    @Param("The scope of a memory, the channel of a message, the domain of a turn, else an agent.")
        String owner,
    @Param("1 for the best hit of a source, less for those below it.") double score,
    @Param("The passage that matches, its matching words in brackets.") String snippet,
    @Param("What each part contributes to its relevance in its source.") ShownParts parts,
    @Param("Those parts in one line, if that was requested.") Option<String> explanation,
    @Param("Where else the same text is.") Seq<Place> alsoAt) {

  static ShownHit of(SearchHit hit, boolean explained) {
    return new ShownHit(
        hit.at().source(),
        hit.at().id(),
        hit.at().owner(),
        hit.score(),
        hit.snippet(),
        ShownParts.of(hit.parts()),
        Option.when(explained, hit.parts()::explain),
        hit.alsoAt().map(Place::of));
  }

  /** Where a text is, and whose it is. */
  record Place(SearchSource source, String id, String owner) {

    private static Place of(SearchPlace place) {
      return new Place(place.source(), place.id(), place.owner());
    }
  }
}
