package dev.stoa.adapter.http.access;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.function.LongSupplier;

/**
 * The tokens of a file, read again when it changes: a token that is revoked is refused a second
 * later. A file that cannot be read any more has no tokens.
 */
public final class WatchedTokens implements Tokens {

  private static final Logger LOG = System.getLogger("dev.stoa.http");
  private static final long EVERY_NANOS = 1_000_000_000L;

  private final TokenFile file;
  private final LongSupplier nanos;
  private volatile Known known;

  private record Known(Map<String, Token> byHash, FileTime changed, long size, long checkedAt) {}

  /** Reads the file; refused if it cannot be used. */
  public WatchedTokens(TokenFile file) {
    this(file, System::nanoTime);
  }

  public WatchedTokens(TokenFile file, LongSupplier nanos) {
    this.file = file;
    this.nanos = nanos;
    this.known = read();
  }

  /** How many there are now. */
  public int size() {
    return known.byHash().size();
  }

  @Override
  public Option<Token> find(String hash) {
    if (nanos.getAsLong() - known.checkedAt() >= EVERY_NANOS) {
      refresh();
    }
    return known.byHash().get(hash);
  }

  private synchronized void refresh() {
    Known before = known;
    if (nanos.getAsLong() - before.checkedAt() < EVERY_NANOS) {
      return;
    }
    try {
      boolean same = changed().equals(before.changed()) && bytes() == before.size();
      known =
          same
              ? new Known(before.byHash(), before.changed(), before.size(), nanos.getAsLong())
              : read();
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "no token is accepted: " + e.getMessage());
      known = new Known(HashMap.empty(), FileTime.fromMillis(0), -1, nanos.getAsLong());
    }
  }

  private Known read() {
    FileTime changed = changed();
    long size = bytes();
    return new Known(
        file.list().toMap(Token::hash, token -> token), changed, size, nanos.getAsLong());
  }

  private FileTime changed() {
    try {
      return Files.exists(file.path())
          ? Files.getLastModifiedTime(file.path())
          : FileTime.fromMillis(0);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  private long bytes() {
    try {
      return Files.exists(file.path()) ? Files.size(file.path()) : -1;
    } catch (IOException e) {
      return -1;
    }
  }
}
