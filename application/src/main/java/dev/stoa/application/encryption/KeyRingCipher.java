package dev.stoa.application.encryption;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;
import java.security.SecureRandom;

/**
 * Encrypts with the first key of a ring by AES-256-GCM, and decrypts with the key that a text
 * names.
 *
 * <p>It also reads texts of the AUA framework, which begin with {@code enc:v1:} and have no
 * associated data. The prefix counts only where a key is named: plain text may begin with it too.
 */
public final class KeyRingCipher implements ContentCipher {

  private static final String AUA_PREFIX = "enc:v1:";

  private final KeyRing ring;
  private final AesGcm aes;

  /**
   * With these keys.
   *
   * @param random where nonces come from
   */
  public KeyRingCipher(KeyRing ring, SecureRandom random) {
    this.ring = ring;
    this.aes = new AesGcm(random);
  }

  @Override
  public Option<KeyId> current() {
    return Option.some(ring.current().id());
  }

  @Override
  public SealedText encrypt(String associated, String text) {
    CipherKey key = ring.current();
    return new SealedText(
        Option.some(key.id()), aes.encrypt(key.secret(), associated.getBytes(UTF_8), text));
  }

  @Override
  public String decrypt(String associated, SealedText sealed) {
    return sealed.key().map(id -> decrypt(id, associated, sealed.text())).getOrElse(sealed.text());
  }

  private String decrypt(KeyId id, String associated, String text) {
    CipherKey key =
        ring.find(id)
            .getOrElseThrow(() -> new RefusalException(new ConversationRefused.UnknownKey(id)));
    Option<String> plain =
        text.startsWith(AUA_PREFIX)
            ? AesGcm.decrypt(key.secret(), text.substring(AUA_PREFIX.length()))
            : AesGcm.decrypt(key.secret(), associated.getBytes(UTF_8), text);
    return plain.getOrElseThrow(() -> new RefusalException(new ConversationRefused.WrongKey(id)));
  }
}
