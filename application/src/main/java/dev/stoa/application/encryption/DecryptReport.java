package dev.stoa.application.encryption;

import io.vavr.collection.Map;

/**
 * What decrypting did.
 *
 * @param changed how many texts of each kind were decrypted
 */
public record DecryptReport(Map<String, Long> changed) {}
