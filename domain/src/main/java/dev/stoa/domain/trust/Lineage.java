package dev.stoa.domain.trust;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * How much an item came from and how much came of it, with the nearest part of both.
 *
 * @param nearest the derivations that are the fewest steps away, in both directions
 * @param ancestors how many it was made from, directly and indirectly
 * @param descendants how many were made from it, directly and indirectly
 * @param kinds how many items of each kind a quarantine of it would withdraw
 */
public record Lineage(
    Origin origin,
    Seq<Derivation> nearest,
    long ancestors,
    long descendants,
    Map<ItemKind, Long> kinds) {}
