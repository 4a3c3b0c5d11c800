package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;

/** One signature line of a note, its key known by name and id only. */
final class NoteSignature {

  private static final String DASH = "\u2014 ";
  private static final int COSIGNATURE_BYTES = Long.BYTES + Ed25519.SIGNATURE_BYTES;

  private final String name;
  private final KeyHint id;
  private final byte[] signature;

  private NoteSignature(String name, KeyHint id, byte[] signature) {
    this.name = KeyName.checked(name);
    this.id = id;
    this.signature = signature;
  }

  static NoteSignature by(SigningKey key, byte[] text) {
    return new NoteSignature(key.verifier().name(), key.verifier().id(), key.sign(text));
  }

  /** A cosignature/v1: the seconds since 1970, then the signature of them and the text. */
  static NoteSignature by(SigningKey key, byte[] text, Instant at) {
    long seconds = at.getEpochSecond();
    if (seconds < 0) {
      throw new InvalidValue("time " + at + " is before 1970: it cannot be signed");
    }
    return new NoteSignature(
        key.verifier().name(),
        key.verifier().cosignatureId(),
        ByteBuffer.allocate(COSIGNATURE_BYTES)
            .putLong(seconds)
            .put(key.sign(timed(seconds, text)))
            .array());
  }

  static NoteSignature parse(String line) {
    String[] parts = line.startsWith(DASH) ? line.substring(2).split(" ", -1) : new String[0];
    if (parts.length != 2) {
      throw new InvalidValue("signature line is not \u2014 <name> <Base 64>");
    }
    byte[] bytes = StrictBase64.decode(parts[1]);
    if (bytes.length < 5) {
      throw new InvalidValue("signature of " + parts[0] + " is too short");
    }
    return new NoteSignature(
        parts[0], KeyHint.of(bytes), Arrays.copyOfRange(bytes, 4, bytes.length));
  }

  boolean claims(VerifierKey key) {
    return name.equals(key.name()) && id.equals(key.id());
  }

  boolean verifies(VerifierKey key, byte[] text) {
    return key.verifies(text, signature);
  }

  boolean claimsTime(VerifierKey key) {
    return name.equals(key.name()) && id.equals(key.cosignatureId());
  }

  boolean verifiesTime(VerifierKey key, byte[] text) {
    return time()
        .exists(
            at ->
                key.verifies(
                    timed(at.getEpochSecond(), text),
                    Arrays.copyOfRange(signature, Long.BYTES, signature.length)));
  }

  /** The time that it states, if it is as long as a cosignature; nothing about it is verified. */
  Option<Instant> time() {
    if (signature.length != COSIGNATURE_BYTES) {
      return Option.none();
    }
    long seconds = ByteBuffer.wrap(signature).getLong();
    return Option.when(
        seconds >= 0 && seconds <= Instant.MAX.getEpochSecond(),
        () -> Instant.ofEpochSecond(seconds));
  }

  String name() {
    return name;
  }

  String line() {
    byte[] bytes = Arrays.copyOf(id.bytes(), 4 + signature.length);
    System.arraycopy(signature, 0, bytes, 4, signature.length);
    return DASH + name + " " + Base64.getEncoder().encodeToString(bytes) + "\n";
  }

  /** What is signed for a time: two lines before the text keep it apart from other signatures. */
  private static byte[] timed(long seconds, byte[] text) {
    byte[] lines = ("cosignature/v1\ntime " + seconds + "\n").getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(lines.length + text.length).put(lines).put(text).array();
  }
}
