package dev.stoa.domain.correction;

import io.vavr.collection.Seq;

/**
 * What an export of training examples holds.
 *
 * @param domains those of the pairs, in order
 * @param withoutRejected how many were left out because they reject nothing
 */
public record DpoSummary(long pairs, Seq<String> domains, long withoutRejected) {}
