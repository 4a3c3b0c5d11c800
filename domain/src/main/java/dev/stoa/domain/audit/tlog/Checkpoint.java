package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Either;

/** A statement of a log at one size: its name, its number of entries and their root. */
public record Checkpoint(String origin, long size, Hash root) {

  /** Refuses a negative size and an origin that is no single line. */
  public Checkpoint {
    if (size < 0) {
      throw new InvalidValue("checkpoint size " + size + " is negative");
    }
    if (origin.isEmpty() || origin.chars().anyMatch(c -> c < 0x20)) {
      throw new InvalidValue("checkpoint origin is empty or not one line");
    }
  }

  /** Reads the text of a note; lines after the third are allowed, and ignored. */
  public static Checkpoint parse(String noteText) {
    String[] lines = noteText.split("\n", -1);
    // A text that ends in a newline splits into its lines and one empty rest.
    if (lines.length < 4 || !lines[lines.length - 1].isEmpty()) {
      throw new InvalidValue("checkpoint is not three lines: origin, size, root");
    }
    for (int i = 0; i < lines.length - 1; i++) {
      if (lines[i].isEmpty()) {
        throw new InvalidValue("checkpoint has an empty line");
      }
    }
    return new Checkpoint(
        lines[0], PlainDecimal.parse("checkpoint size", lines[1]), Hash.ofBase64(lines[2]));
  }

  /** Reads a note and believes it if the key signed it and the origin is the expected one. */
  public static Either<String, Checkpoint> open(String note, String origin, VerifierKey key) {
    try {
      SignedNote signed = SignedNote.parse(note);
      if (!signed.isSignedBy(key)) {
        return Either.left("it is not signed by " + key);
      }
      Checkpoint checkpoint = parse(signed.text());
      return checkpoint.origin.equals(origin)
          ? Either.right(checkpoint)
          : Either.left("it is of the log " + checkpoint.origin + ", not " + origin);
    } catch (IllegalArgumentException unreadable) {
      return Either.left(String.valueOf(unreadable.getMessage()));
    }
  }

  /** The three lines. */
  public String text() {
    return origin + "\n" + size + "\n" + root.base64() + "\n";
  }

  /** The checkpoint as a note under the log's signature. */
  public SignedNote sign(SigningKey key) {
    return SignedNote.sign(text(), key);
  }
}
