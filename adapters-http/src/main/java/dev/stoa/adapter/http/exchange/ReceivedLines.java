package dev.stoa.adapter.http.exchange;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Lines that were received into a temporary file: a slow sender must not keep a transaction open.
 */
final class ReceivedLines implements AutoCloseable {

  private final Path file;
  private final BufferedReader reader;

  private ReceivedLines(Path file, BufferedReader reader) {
    this.file = file;
    this.reader = reader;
  }

  /** Receives a body to its end. */
  static ReceivedLines of(RequestBody body) {
    try {
      Path file = Files.createTempFile("stoa-request", ".jsonl");
      try (InputStream in = body.limited(body.limits().lines())) {
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException | RuntimeException e) {
        Files.deleteIfExists(file);
        throw e;
      }
      return new ReceivedLines(file, Files.newBufferedReader(file));
    } catch (IOException e) {
      throw RequestBody.lost(e);
    }
  }

  /** The lines, once. */
  Iterator<String> lines() {
    return io.vavr.collection.Iterator.continually(this::line).takeWhile(line -> line != null);
  }

  private @Nullable String line() {
    try {
      return reader.readLine();
    } catch (CharacterCodingException e) {
      throw RequestBody.notUtf8();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      reader.close();
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
