package dev.stoa.adapter.jooq.words;

import java.util.List;

/**
 * The texts that answer a question.
 *
 * @param best as many as requested, and those that are as good as the last of them
 * @param holding the number of texts that hold each term of the question
 */
public record Answer(List<Scored> best, long[] holding) {}
