package dev.stoa.adapter.cli;

import dev.stoa.domain.kernel.ControlCharacters;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * Where all answers go: spells out control characters, except for line breaks and tabs, and fails
 * where a print writer would keep quiet.
 *
 * <p>What is spelt out is an escape of JSON, so JSON stays what it says.
 */
public final class PrintableWriter extends Writer {

  private final PrintWriter target;

  public PrintableWriter(PrintWriter target) {
    this.target = target;
  }

  @Override
  public void write(char[] text, int from, int length) {
    write(new String(text, from, length), 0, length);
  }

  @Override
  public void write(String text, int from, int length) {
    int plain = from;
    int at = from;
    while (at < from + length) {
      int c = text.codePointAt(at);
      int next = at + Character.charCount(c);
      if (c != '\n' && c != '\t' && ControlCharacters.isOne(c)) {
        target.write(text, plain, at - plain);
        target.write(ControlCharacters.spelt(c));
        plain = next;
      }
      at = next;
    }
    target.write(text, plain, from + length - plain);
  }

  @Override
  public void flush() throws IOException {
    if (target.checkError()) {
      throw new IOException("the disk is full or the reader closed the pipe");
    }
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
