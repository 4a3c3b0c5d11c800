package dev.stoa.adapter.http.access;

import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.MicrosecondClock;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;

/** A file of tokens, one JSON object a line, which only its owner may read. */
public record TokenFile(Path path) {

  private static final String PREFIX = "stoa_";
  private static final int SECRET_BYTES = 32;
  private static final int ID_BYTES = 5;
  private static final RecordShape SHAPE = Shapes.ofRecord(Token.class);
  private static final Set<PosixFilePermission> OWNER =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  /** All tokens; none if there is no file yet. */
  public Seq<Token> list() {
    if (!Files.exists(path)) {
      return List.empty();
    }
    try {
      refuseShared();
      return List.ofAll(Files.readAllLines(path)).reject(String::isBlank).zipWithIndex(this::token);
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  private void refuseShared() throws IOException {
    if (isPosix() && !OWNER.containsAll(Files.getPosixFilePermissions(path))) {
      throw new InvalidValue(path + " can be used by others than its owner: run chmod 600 on it");
    }
  }

  private Token token(String line, int index) {
    try {
      return (Token) SHAPE.read(JsonParser.parse(line));
    } catch (IllegalArgumentException e) {
      throw new InvalidValue(
          path + " line " + (index + 1) + " is not a token: " + e.getMessage(), e);
    }
  }

  /** Adds a token; its text is returned once and not kept. */
  public Tuple2<String, Token> create(NewToken wanted, InstantSource clock, SecureRandom random) {
    byte[] secret = new byte[SECRET_BYTES];
    random.nextBytes(secret);
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    String text = PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    Instant now = MicrosecondClock.of(clock).instant();
    Token token =
        new Token(
            HexFormat.of().formatHex(id),
            Tokens.hash(text),
            wanted.subject(),
            wanted.agent(),
            wanted.effect(),
            wanted.workspace(),
            now,
            wanted.expires().map(now::plus),
            wanted.profile(),
            wanted.origin());
    locked(
        () -> {
          write(list().append(token));
          return token;
        });
    return Tuple.of(text, token);
  }

  /** Removes a token; none if there is none of this id. */
  public Option<Token> revoke(String id) {
    return locked(
        () -> {
          Seq<Token> all = list();
          Option<Token> found = all.find(token -> token.id().equals(id));
          found.forEach(token -> write(all.remove(token)));
          return found;
        });
  }

  /** Two programs that change the file at a time must not lose a change. */
  private <T> T locked(java.util.function.Supplier<T> work) {
    Path beside = path.resolveSibling(path.getFileName() + ".lock");
    try (FileChannel channel =
            FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      return lock.isValid() ? work.get() : null;
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be written", e);
    }
  }

  /** Renamed once it is complete: a server never reads a part. */
  private void write(Seq<Token> tokens) {
    try {
      // Only its owner may read a temporary file.
      Path part =
          Files.createTempFile(
              path.toAbsolutePath().getParent(), path.getFileName() + ".", ".part");
      try {
        Files.write(part, tokens.map(token -> Shapes.json(SHAPE, token).text()).asJava());
        if (isPosix()) {
          Files.setPosixFilePermissions(part, OWNER);
        }
        Files.move(part, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be written", e);
    }
  }

  private boolean isPosix() {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
