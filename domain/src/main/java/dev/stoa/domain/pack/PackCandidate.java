package dev.stoa.domain.pack;

import dev.stoa.domain.search.SearchPlace;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * A text that may belong in a prompt.
 *
 * @param date the day (UTC) it was written
 * @param why why it was chosen, in a few words
 * @param alsoAt where else the same text occurs
 * @param outdated why it may not be used any more, if that is so
 */
public record PackCandidate(
    SearchPlace at,
    String text,
    LocalDate date,
    String why,
    Seq<SearchPlace> alsoAt,
    Option<LeftOutReason> outdated) {}
