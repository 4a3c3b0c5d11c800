package dev.stoa.domain.trust;

import io.vavr.collection.Seq;

/**
 * What an item came from, and what came of it.
 *
 * @param ancestors what it was made from, directly and indirectly
 * @param descendants what was made from it, directly and indirectly
 * @param readers who made something from it
 * @param debates the debates that used it or what was made from it
 * @param complete whether nothing was left out because there is too much
 */
public record Trace(
    Origin origin,
    Seq<Origin> ancestors,
    Seq<Origin> descendants,
    Seq<Derivation> derivations,
    Seq<String> readers,
    Seq<String> debates,
    boolean complete) {}
