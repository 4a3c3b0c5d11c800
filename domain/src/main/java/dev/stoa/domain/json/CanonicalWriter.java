package dev.stoa.domain.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes RFC 8785 text as UTF-8 into one reusable, growing buffer.
 *
 * <p>Not thread-safe. It never throws on invalid input, because a tampered row must be hashed too:
 * what canonical JSON cannot express (a lone surrogate, NaN, minus zero) is written in a form that
 * no canonical text has.
 */
public final class CanonicalWriter {

  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

  private byte[] buffer = new byte[1024];
  private int length;

  /** Starts again with the first {@code size} bytes. */
  public void reset(int size) {
    length = size;
  }

  /** How many bytes there are. */
  public int length() {
    return length;
  }

  /** A copy of what was written. */
  public byte[] bytes() {
    return Arrays.copyOf(buffer, length);
  }

  /** Gives what was written to a digest, without a copy. */
  public void feed(MessageDigest digest) {
    digest.update(buffer, 0, length);
  }

  @Override
  public String toString() {
    return new String(buffer, 0, length, StandardCharsets.UTF_8);
  }

  /** Bytes as they are: punctuation and names known to need no escape. */
  public CanonicalWriter raw(byte[] bytes) {
    reserve(bytes.length);
    System.arraycopy(bytes, 0, buffer, length, bytes.length);
    length += bytes.length;
    return this;
  }

  /** One byte as it is. */
  public CanonicalWriter raw(char ascii) {
    reserve(1);
    buffer[length++] = (byte) ascii;
    return this;
  }

  /** A JSON string, or {@code null}. */
  public CanonicalWriter string(@Nullable String text) {
    if (text == null) {
      return raw(NULL);
    }
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    if (utf8.length == text.length() && PlainAscii.isPlain(utf8)) {
      return raw('"').raw(utf8).raw('"');
    }
    return careful(text);
  }

  private CanonicalWriter careful(String text) {
    int count = text.length();
    // The longest a character becomes is the six bytes of a backslash-u escape.
    reserve(count * 6 + 2);
    byte[] out = buffer;
    int at = length;
    out[at++] = '"';
    for (int i = 0; i < count; i++) {
      char c = text.charAt(i);
      if (c >= 0x20 && c < 0x80 && c != '"' && c != '\\') {
        out[at++] = (byte) c;
      } else if (c < 0x80) {
        at = escape(out, at, c);
      } else if (c < 0x800) {
        out[at++] = (byte) (0xc0 | (c >> 6));
        out[at++] = (byte) (0x80 | (c & 0x3f));
      } else if (!Character.isSurrogate(c)) {
        at = threeBytes(out, at, c);
      } else if (Surrogates.startsPair(text, i)) {
        at = fourBytes(out, at, Character.toCodePoint(c, text.charAt(++i)));
      } else {
        at = hexEscape(out, at, c);
      }
    }
    out[at++] = '"';
    length = at;
    return this;
  }

  /** A whole number in plain digits. */
  public CanonicalWriter number(long value) {
    if (value < 0) {
      return raw(Long.toString(value).getBytes(StandardCharsets.US_ASCII));
    }
    reserve(EcmaNumber.MOST_BYTES);
    length = EcmaNumber.writeDigits(value, buffer, length);
    return this;
  }

  /** A double as ECMAScript prints it, or {@code null}. */
  public CanonicalWriter number(@Nullable Double value) {
    if (value == null) {
      return raw(NULL);
    }
    reserve(EcmaNumber.MOST_BYTES);
    length = EcmaNumber.write(value, buffer, length);
    return this;
  }

  private static int escape(byte[] out, int at, char c) {
    int letter =
        switch (c) {
          case '"', '\\' -> c;
          case '\b' -> 'b';
          case '\t' -> 't';
          case '\n' -> 'n';
          case '\f' -> 'f';
          case '\r' -> 'r';
          default -> 0;
        };
    if (letter == 0) {
      return hexEscape(out, at, c);
    }
    out[at] = '\\';
    out[at + 1] = (byte) letter;
    return at + 2;
  }

  private static int hexEscape(byte[] out, int at, char c) {
    out[at] = '\\';
    out[at + 1] = 'u';
    for (int i = 0; i < 4; i++) {
      out[at + 2 + i] = HEX[(c >> (12 - 4 * i)) & 0xf];
    }
    return at + 6;
  }

  private static int threeBytes(byte[] out, int at, char c) {
    out[at] = (byte) (0xe0 | (c >> 12));
    out[at + 1] = (byte) (0x80 | ((c >> 6) & 0x3f));
    out[at + 2] = (byte) (0x80 | (c & 0x3f));
    return at + 3;
  }

  private static int fourBytes(byte[] out, int at, int codePoint) {
    out[at] = (byte) (0xf0 | (codePoint >> 18));
    out[at + 1] = (byte) (0x80 | ((codePoint >> 12) & 0x3f));
    out[at + 2] = (byte) (0x80 | ((codePoint >> 6) & 0x3f));
    out[at + 3] = (byte) (0x80 | (codePoint & 0x3f));
    return at + 4;
  }

  private void reserve(int more) {
    if (length + more > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, length + more));
    }
  }
}
