package dev.stoa.adapter.jooq.words;

import java.util.List;

/**
 * A segment as it is stored.
 *
 * @param words the lengths of its texts together
 */
public record SegmentBytes(byte[] head, List<byte[]> chunks, int texts, long words) {}
