package dev.stoa.domain.trust;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What an item came from, and what came of it: a page, which has the parts one after the other.
 *
 * @param ancestors what it was made from, directly and indirectly
 * @param descendants what was made from it, directly and indirectly
 * @param readers who made something from it
 * @param recalledBy who was shown it, where that is recorded
 * @param debates the debates that used it or what was made from it
 * @param decisions what these debates concluded
 * @param handOffs the work that was handed over with it or with what was made from it
 * @param next where the next page begins; none if this is the last
 */
@RecordBuilder
public record Trace(
    Origin origin,
    Seq<Origin> ancestors,
    Seq<Origin> descendants,
    Seq<Derivation> derivations,
    Seq<String> readers,
    Seq<ItemReader> recalledBy,
    Seq<String> debates,
    Seq<String> decisions,
    Seq<String> handOffs,
    Option<TracePosition> next) {}
