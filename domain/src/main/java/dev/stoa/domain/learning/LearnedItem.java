package dev.stoa.domain.learning;

import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.trust.ItemRef;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What became of a candidate.
 *
 * @param number its place among the candidates of the call, from 1
 * @param item what was stored for it, or says it already
 * @param superseded what it superseded, or would have
 * @param variant its wording, kept with an item that says nearly the same
 * @param sources what it was learned from: messages and other items, and hashes of texts
 */
@RecordBuilder
public record LearnedItem(
    LearningId learning,
    long number,
    LearningDecision decision,
    LearningReason reason,
    Option<ItemRef> item,
    Option<ItemRef> superseded,
    Option<VariantId> variant,
    Seq<String> sources) {}
