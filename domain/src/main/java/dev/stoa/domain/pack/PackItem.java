package dev.stoa.domain.pack;

import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.trust.Origin;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * A text in a pack.
 *
 * @param citation by which an answer can refer to it, such as {@code m:1f9a0c}
 * @param text the text, or the part of it that answers
 * @param isShortened whether it is only a part
 * @param date the day (UTC) it was written
 * @param ageDays how many days ago that was
 * @param why why it was chosen, in a few words
 * @param alsoAt where else the same text, or nearly the same, occurs
 * @param written where it comes from, and how far it is trusted, if that is recorded of its kind
 */
@RecordBuilder
public record PackItem(
    String citation,
    SearchPlace at,
    String text,
    boolean isShortened,
    LocalDate date,
    long ageDays,
    String why,
    Seq<SearchPlace> alsoAt,
    Option<Origin> written) {

  PackItem alsoAt(SearchPlace place) {
    return PackItemBuilder.from(this).alsoAt(alsoAt.append(place)).build();
  }

  /** An item of a Markdown list, with a line break at its end. */
  String markdown() {
    return "- ["
        + citation
        + "] "
        + text.strip().replace("\n", "\n  ")
        + " ("
        + at.source().label()
        + ", "
        + age()
        + ", "
        + why
        + ")\n";
  }

  private String age() {
    if (ageDays == 0) {
      return "today";
    }
    return ageDays == 1 ? "1 day old" : ageDays + " days old";
  }
}
