package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.Base64;

/**
 * A file that proves, to anyone who has the log's verifier key, that an entry is in the log (C2SP
 * tlog-proof).
 *
 * @param extra the exact bytes the entry's hash is taken of, so that the holder can read them and
 *     compute the leaf: {@code SHA-256(0x00 || SHA-256(extra))}
 * @param index the entry's sequence less one
 * @param checkpoint the signed checkpoint, verbatim
 */
@SuppressWarnings("ArrayRecordComponent") // Only ever compared as text.
public record TlogProof(byte[] extra, long index, Seq<Hash> path, String checkpoint) {

  private static final String TITLE = "c2sp.org/tlog-proof@v1";
  private static final String EXTRA = "extra ";
  private static final String INDEX = "index ";

  /** The file's text. */
  public String text() {
    StringBuilder out = new StringBuilder(TITLE).append('\n');
    out.append(EXTRA).append(Base64.getEncoder().encodeToString(extra)).append('\n');
    out.append(INDEX).append(index).append('\n');
    path.forEach(hash -> out.append(hash.base64()).append('\n'));
    return out.append('\n').append(checkpoint).toString();
  }

  /** Reads a file; an {@link IllegalArgumentException} says why a text is none. */
  public static TlogProof parse(String text) {
    int blank = text.indexOf("\n\n");
    if (blank < 0) {
      throw refused("it has no empty line before its checkpoint");
    }
    List<String> lines = List.of(text.substring(0, blank).split("\n", -1));
    if (lines.size() < 3 || !lines.head().equals(TITLE)) {
      throw refused("its first line is not " + TITLE);
    }
    String extra = after(EXTRA, lines.get(1));
    String index = after(INDEX, lines.get(2));
    return new TlogProof(
        StrictBase64.decode(extra),
        PlainDecimal.parse("index", index),
        lines.drop(3).map(Hash::ofBase64),
        text.substring(blank + 2));
  }

  /** The checkpoint that covers the entry, or why the proof is invalid. */
  public Either<String, Checkpoint> verify(String origin, VerifierKey key) {
    return Checkpoint.open(checkpoint, origin, key)
        .filterOrElse(
            opened ->
                MerkleProofs.verifyInclusion(
                    entryHash(), index, opened.size(), path, opened.root()),
            opened -> "its entry is not number " + (index + 1) + " of the " + opened.size());
  }

  /** The hash of the entry whose bytes it carries. */
  public Hash entryHash() {
    return Hash.of(MerkleHasher.sha256().digest(extra));
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw refused("the line \"" + word + "…\" is missing");
    }
    return line.substring(word.length());
  }

  private static IllegalArgumentException refused(String reason) {
    return new InvalidValue("proof cannot be read: " + reason);
  }
}
