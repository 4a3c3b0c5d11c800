package dev.stoa.application.encryption;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.application.conversation.NoCipher;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;

final class KeyRingCipherTest {

  private static final KeyId OLD = new KeyId("2025");
  private static final KeyId NEW = new KeyId("2026");
  private static final KeyRing RING = KeyRing.of(List.of(key(NEW, 2), key(OLD, 1)));
  private static final KeyRingCipher CIPHER = cipher(RING);
  private static final String TEXT = "We meet at nine, 中文 \uD83D\uDE00";

  @Test
  void aTextComesBackAndIsNotStoredAsItIs() {
    SealedText sealed = CIPHER.encrypt("message:c:1", TEXT);
    assertEquals(Option.some(NEW), sealed.key());
    assertEquals(TEXT, CIPHER.decrypt("message:c:1", sealed));
    assertFalse(new String(Base64.getDecoder().decode(sealed.text())).contains("nine"));
    assertNotEquals(sealed.text(), CIPHER.encrypt("message:c:1", TEXT).text());
    assertEquals("", CIPHER.decrypt("a", CIPHER.encrypt("a", "")));
  }

  @Test
  void theOldKeyStillReads() {
    SealedText sealed = cipher(KeyRing.of(List.of(key(OLD, 1)))).encrypt("a", TEXT);
    assertEquals(TEXT, CIPHER.decrypt("a", sealed));
  }

  @Test
  void ciphertextsCannotBeSwapped() {
    SealedText sealed = CIPHER.encrypt("message:c:1", TEXT);
    assertRefused(new ConversationRefused.WrongKey(NEW), "message:c:2", sealed);
  }

  @Test
  void anUnknownKeyAndAWrongKeyAreRefused() {
    SealedText sealed = CIPHER.encrypt("a", TEXT);
    assertRefused(
        new ConversationRefused.UnknownKey(new KeyId("2024")),
        "a",
        new SealedText(Option.some(new KeyId("2024")), sealed.text()));
    assertRefused(
        new ConversationRefused.WrongKey(OLD),
        "a",
        new SealedText(Option.some(OLD), sealed.text()));
    RefusalException refused =
        assertThrows(RefusalException.class, () -> new NoCipher().decrypt("a", sealed));
    assertEquals(new ConversationRefused.UnknownKey(NEW), refused.refusal());
  }

  @Test
  void everyAlteredCharacterIsNoticed() {
    SealedText sealed = CIPHER.encrypt("a", "short");
    for (int i = 0; i < sealed.text().length(); i++) {
      StringBuilder altered = new StringBuilder(sealed.text());
      altered.setCharAt(i, altered.charAt(i) == 'A' ? 'B' : 'A');
      assertRefused(
          new ConversationRefused.WrongKey(NEW),
          "a",
          new SealedText(sealed.key(), altered.toString()));
    }
    for (String broken : List.of("", "plain text", "AAAA", TEXT)) {
      assertRefused(
          new ConversationRefused.WrongKey(NEW), "a", new SealedText(sealed.key(), broken));
    }
  }

  /** Written by Python's cryptography with the key of 32 bytes 1, as the AUA framework does. */
  @Test
  void textsOfTheAuaFrameworkAreReadWhereAKeyIsNamed() {
    String aua = "enc:v1:AAECAwQFBgcICQoL08P5Sk/eRyy/OGe48XCixsiM4BmNmwPwVA==";
    assertEquals("hello AUA", CIPHER.decrypt("any", new SealedText(Option.some(OLD), aua)));
    assertRefused(
        new ConversationRefused.WrongKey(NEW), "any", new SealedText(Option.some(NEW), aua));
    assertEquals(aua, CIPHER.decrypt("any", SealedText.plain(aua)));
  }

  private static void assertRefused(
      ConversationRefused refusal, String associated, SealedText sealed) {
    assertEquals(
        refusal,
        assertThrows(RefusalException.class, () -> CIPHER.decrypt(associated, sealed)).refusal());
  }

  private static KeyRingCipher cipher(KeyRing ring) {
    return new KeyRingCipher(ring, new SecureRandom());
  }

  private static CipherKey key(KeyId id, int content) {
    byte[] secret = new byte[CipherKey.BYTES];
    Arrays.fill(secret, (byte) content);
    return new CipherKey(id, secret);
  }
}
