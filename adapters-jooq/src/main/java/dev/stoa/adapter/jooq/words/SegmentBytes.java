package dev.stoa.adapter.jooq.words;

import java.util.List;

/**
 * A segment as it is stored.
 *
 * @param chunks its terms
 * @param places for each chunk, at which places of their texts its terms stand
 * @param words the lengths of its texts together
 */
public record SegmentBytes(
    byte[] head, List<byte[]> chunks, List<byte[]> places, int texts, long words) {}
