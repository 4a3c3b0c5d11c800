package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import java.util.Arrays;
import java.util.Base64;

/** One signature line of a note, its key known by name and id only. */
final class NoteSignature {

  private static final String DASH = "\u2014 ";

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

  String line() {
    byte[] bytes = Arrays.copyOf(id.bytes(), 4 + signature.length);
    System.arraycopy(signature, 0, bytes, 4, signature.length);
    return DASH + name + " " + Base64.getEncoder().encodeToString(bytes) + "\n";
  }
}
