package dev.stoa.domain.evolution;

import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The numbers a decision about a variant was made on, and the decision.
 *
 * @param bound the lower bound of the mean, as the rule has it
 * @param baseline the mean of its parent
 * @param test none if the variant was dropped before it was compared
 */
@RecordBuilder
public record Judgement(
    Vector<Integer> trialScores,
    Vector<Integer> baselineScores,
    double mean,
    double deviation,
    double bound,
    double baseline,
    Option<MannWhitney> test,
    boolean accepted) {}
