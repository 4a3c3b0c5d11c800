package dev.stoa.adapter.jooq.search;

/**
 * What bits say of the vectors of a scope.
 *
 * @param places where those are that are likely nearest
 * @param count how many there are in all
 * @param mean the mean cosine of all
 * @param version the version of the scope that this is true of
 */
record LikelyNear(int[] places, int count, double mean, long version) {}
