package dev.stoa.adapter.mcp;

import io.vavr.control.Option;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Lines of UTF-8; what is too long for a message ends at the limit, and so is none. */
final class MessageLines {

  /** The most bytes that a message may have. */
  static final int LIMIT = 16 << 20;

  private final InputStream in;

  MessageLines(InputStream in) {
    this.in = new BufferedInputStream(in);
  }

  /** The next line, or none at the end of the input. */
  Option<String> next() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      int next = in.read();
      if (next < 0) {
        return Option.none();
      }
      while (next >= 0 && next != '\n') {
        if (line.size() < LIMIT) {
          line.write(next);
        }
        next = in.read();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Option.some(line.toString(StandardCharsets.UTF_8));
  }
}
