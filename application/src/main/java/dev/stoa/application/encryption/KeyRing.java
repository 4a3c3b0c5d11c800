package dev.stoa.application.encryption;

import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The keys of a workspace: the first one encrypts, all of them decrypt. */
public final class KeyRing {

  private final Vector<CipherKey> keys;

  private KeyRing(Vector<CipherKey> keys) {
    if (keys.isEmpty()) {
      throw new InvalidValue("keys are empty: give at least one line with an id and a key");
    }
    for (CipherKey key : keys) {
      if (keys.count(other -> other.id().equals(key.id())) > 1) {
        throw new InvalidValue("keys have the id " + key.id() + " twice: give each key its own id");
      }
    }
    this.keys = keys;
  }

  /** With these keys; the first one encrypts. */
  public static KeyRing of(Iterable<CipherKey> keys) {
    return new KeyRing(Vector.ofAll(keys));
  }

  /**
   * The keys of a text: lines, or parts between commas, of an id and a key of 32 bytes in base64 or
   * hexadecimal. Empty lines and lines that begin with {@code #} are ignored. No message shows a
   * key.
   */
  public static KeyRing parse(String text) {
    return new KeyRing(KeyLines.read(text));
  }

  /** The key that encrypts. */
  public CipherKey current() {
    return keys.head();
  }

  /** The key of this id. */
  public Option<CipherKey> find(KeyId id) {
    return keys.find(key -> key.id().equals(id));
  }

  Seq<CipherKey> all() {
    return keys;
  }

  /** Only the ids. */
  @Override
  public String toString() {
    return keys.map(CipherKey::id).mkString("keys ", ", ", "");
  }
}
