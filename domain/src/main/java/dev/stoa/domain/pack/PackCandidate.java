package dev.stoa.domain.pack;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.trust.Origin;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * A text that may belong in a prompt.
 *
 * @param date the day (UTC) it was written
 * @param why why it was chosen, in a few words
 * @param alsoAt where else the same text occurs
 * @param outdated why it may not be used any more, if that is so
 * @param written where it comes from, and how far it is trusted, if that is recorded of its kind
 */
public record PackCandidate(
    SearchPlace at,
    String text,
    LocalDate date,
    String why,
    Seq<SearchPlace> alsoAt,
    Option<LeftOutReason> outdated,
    Option<Origin> written) {

  /** A text that is searched, as it is. */
  public static PackCandidate of(SearchDocument document, String why) {
    return new PackCandidate(
        new SearchPlace(document.source(), document.id(), document.owner()),
        document.text().strip(),
        document.date().get(),
        why,
        Vector.empty(),
        Option.none(),
        Option.none());
  }

  /** With another text. */
  public PackCandidate text(String other) {
    return new PackCandidate(at, other, date, why, alsoAt, outdated, written);
  }

  /** With where it comes from. */
  public PackCandidate written(Option<Origin> origin) {
    return new PackCandidate(at, text, date, why, alsoAt, outdated, origin);
  }
}
