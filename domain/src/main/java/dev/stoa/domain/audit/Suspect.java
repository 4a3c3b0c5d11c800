package dev.stoa.domain.audit;

import org.jspecify.annotations.Nullable;

/**
 * The first row that failed, with what is needed to say why once every row has been seen.
 *
 * @param expected the sequence that should have come
 * @param hashFits whether the row's hash is that of the row
 * @param linkFits whether the row names the hash of the entry before it
 * @param next the row after it, if there is one
 */
record Suspect(
    AuditRow row, long expected, boolean hashFits, boolean linkFits, @Nullable AuditRow next) {

  Suspect followedBy(AuditRow following) {
    return new Suspect(row, expected, hashFits, linkFits, following);
  }
}
