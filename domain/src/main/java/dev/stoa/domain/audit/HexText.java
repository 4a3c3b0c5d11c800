package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;

/** Compares hashes with their 64 lower-case hexadecimal digits, making no objects. */
final class HexText {

  private static final String DIGITS = "0123456789abcdef";

  private HexText() {}

  static boolean isHash(String text) {
    return text.length() == 2 * Hash.BYTES && text.chars().allMatch(c -> DIGITS.indexOf(c) >= 0);
  }

  static boolean shows(String text, byte[] hash) {
    if (text.length() != 2 * Hash.BYTES) {
      return false;
    }
    for (int i = 0; i < Hash.BYTES; i++) {
      if (text.charAt(2 * i) != DIGITS.charAt(hash[i] >> 4 & 0xf)
          || text.charAt(2 * i + 1) != DIGITS.charAt(hash[i] & 0xf)) {
        return false;
      }
    }
    return true;
  }
}
