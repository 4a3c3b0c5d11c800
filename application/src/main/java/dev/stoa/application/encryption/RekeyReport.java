package dev.stoa.application.encryption;

import dev.stoa.domain.conversation.KeyId;
import io.vavr.collection.Map;

/**
 * What changing keys did.
 *
 * @param key the key that everything is encrypted with now
 * @param changed how many texts of each kind were encrypted
 * @param compacted whether the store was rewritten so that nothing of the old texts is left in its
 *     files; false on PostgreSQL
 */
public record RekeyReport(KeyId key, Map<String, Long> changed, boolean compacted) {}
