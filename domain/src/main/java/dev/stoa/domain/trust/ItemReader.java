package dev.stoa.domain.trust;

import java.time.Instant;

/**
 * Who was shown an item by a recall, a search or a pack.
 *
 * @param recordedAt when it was shown first
 */
public record ItemReader(ItemRef item, String principal, Instant recordedAt) {}
