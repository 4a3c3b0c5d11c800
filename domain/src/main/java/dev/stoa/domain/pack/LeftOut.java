package dev.stoa.domain.pack;

import dev.stoa.domain.search.SearchPlace;
import io.vavr.control.Option;

/**
 * Something that was found and is not in a pack.
 *
 * @param sameAs the citation of the item that says nearly the same
 */
public record LeftOut(SearchPlace at, LeftOutReason reason, Option<String> sameAs) {}
