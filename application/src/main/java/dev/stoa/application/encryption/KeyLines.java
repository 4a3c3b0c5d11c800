package dev.stoa.application.encryption;

import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Vector;
import java.util.Base64;
import java.util.HexFormat;

/** Reads keys from text; errors name the line and never show a key. */
final class KeyLines {

  private static final int HEX_LENGTH = 2 * CipherKey.BYTES;

  private KeyLines() {}

  static Vector<CipherKey> read(String text) {
    return Vector.of(text.split("[\\r\\n,]+", -1))
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .zipWithIndex((line, index) -> key(line, index + 1));
  }

  private static CipherKey key(String line, int number) {
    String[] parts = line.split("\\s+", -1);
    if (parts.length != 2) {
      throw new InvalidValue(
          "key " + number + " has " + parts.length + " words: give an id and a key in base64");
    }
    return new CipherKey(new KeyId(parts[0]), secret(parts[0], parts[1]));
  }

  private static byte[] secret(String id, String text) {
    try {
      return text.length() == HEX_LENGTH
          ? HexFormat.of().parseHex(text)
          : Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      // Without its cause, whose message shows a part of the key.
      throw new InvalidValue(
          "key " + id + " is not base64: give " + CipherKey.BYTES + " random bytes in base64");
    }
  }
}
