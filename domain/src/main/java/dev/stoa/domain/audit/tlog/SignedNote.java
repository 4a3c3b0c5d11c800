package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** A text under one or more signatures (C2SP signed-note); untrusted until it is verified. */
public final class SignedNote {

  /** The specification wants at least 16 accepted and some limit set. */
  static final int MAX_SIGNATURES = 100;

  private final String text;
  private final Seq<NoteSignature> signatures;

  private SignedNote(String text, Seq<NoteSignature> signatures) {
    this.text = text;
    this.signatures = signatures;
  }

  /** Signs a text that ends in a newline. */
  public static SignedNote sign(String text, SigningKey key) {
    checkText(text);
    return new SignedNote(text, List.of(NoteSignature.by(key, bytes(text))));
  }

  /** As above, and signs when: a second signature is a cosignature with the time in seconds. */
  public static SignedNote sign(String text, SigningKey key, Instant at) {
    SignedNote note = sign(text, key);
    return new SignedNote(text, note.signatures.append(NoteSignature.by(key, bytes(text), at)));
  }

  /** Reads a note; an {@link IllegalArgumentException} says why a text is none. */
  public static SignedNote parse(String note) {
    int blank = note.lastIndexOf("\n\n");
    if (blank < 0 || !note.endsWith("\n") || blank + 2 == note.length()) {
      throw new InvalidValue(
          "note is not a text, an empty line and signature lines, each ended by a newline");
    }
    String text = note.substring(0, blank + 1);
    checkText(text);
    String[] lines = note.substring(blank + 2, note.length() - 1).split("\n", -1);
    if (lines.length > MAX_SIGNATURES) {
      throw new InvalidValue(
          "note has " + lines.length + " signatures: at most " + MAX_SIGNATURES + " are read");
    }
    return new SignedNote(text, List.of(lines).map(NoteSignature::parse));
  }

  /** The same note with one signature more. */
  public SignedNote cosign(SigningKey key) {
    return new SignedNote(text, signatures.append(NoteSignature.by(key, bytes(text))));
  }

  /**
   * Whether to believe the text: some signature is by this key, and all that claim to be are good,
   * those with a time included.
   *
   * <p>Signatures of keys other than this one are ignored, as witnesses and new keys add theirs.
   */
  public boolean isSignedBy(VerifierKey key) {
    Seq<NoteSignature> claimed = signatures.filter(signature -> signature.claims(key));
    return !claimed.isEmpty()
        && claimed.forAll(one -> one.verifies(key, bytes(text)))
        && timesOf(key).forAll(one -> one.verifiesTime(key, bytes(text)));
  }

  /** Whether this key also signed a time. */
  public boolean isTimedBy(VerifierKey key) {
    return isSignedBy(key) && !timesOf(key).isEmpty();
  }

  /** The times that signatures in this name state, to be believed of a key that signed them. */
  public Seq<Instant> times(String name) {
    return signatures
        .filter(signature -> signature.name().equals(name))
        .flatMap(NoteSignature::time)
        .distinct();
  }

  /** The text, with its final newline. */
  public String text() {
    return text;
  }

  /** The whole note as {@link #parse} reads it. */
  @Override
  public String toString() {
    return text + "\n" + signatures.map(NoteSignature::line).mkString();
  }

  private Seq<NoteSignature> timesOf(VerifierKey key) {
    return signatures.filter(signature -> signature.claimsTime(key));
  }

  private static void checkText(String text) {
    if (!text.endsWith("\n")) {
      throw new InvalidValue("note text does not end in a newline");
    }
    if (text.codePoints().anyMatch(c -> (c < 0x20 && c != '\n') || (c >= 0xd800 && c < 0xe000))) {
      throw new InvalidValue("note text has a control character or half a character: remove it");
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
