package dev.stoa.adapter.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The lines of a text, one in memory at a time, none longer than {@link TextFile#MAX_LENGTH}. */
public final class TextLines implements Iterator<String> {

  private final String where;
  private final BufferedReader reader;
  private long number;
  private @Nullable String next;

  /** Lines of UTF-8; {@code where} names them in sentences. */
  public TextLines(String where, InputStream bytes) {
    this.where = where;
    this.reader = TextFile.reader(bytes);
    this.next = read();
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public String next() {
    String line = next;
    if (line == null) {
      throw new NoSuchElementException(where + " has no more lines");
    }
    next = read();
    return line;
  }

  private @Nullable String read() {
    number++;
    try {
      StringBuilder line = new StringBuilder();
      int c = reader.read();
      boolean any = c >= 0;
      while (c >= 0 && c != '\n') {
        line.append((char) c);
        if (line.length() > TextFile.MAX_LENGTH) {
          throw CliFailure.usage(
              where
                  + " line "
                  + number
                  + " has more than "
                  + TextFile.MAX_LENGTH
                  + " characters: break it up");
        }
        c = reader.read();
      }
      if (!any) {
        reader.close();
        return null;
      }
      int end = line.length() - 1;
      return end >= 0 && line.charAt(end) == '\r' ? line.substring(0, end) : line.toString();
    } catch (IOException e) {
      throw CliFailure.usage(where + " cannot be read: " + TextFile.reason(e));
    }
  }
}
