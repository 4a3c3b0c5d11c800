package dev.stoa.application.encryption;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.KeyId;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;

final class KeyRingTest {

  private static final String BASE64 = Base64.getEncoder().encodeToString(new byte[32]);
  private static final String HEX = "0f".repeat(32);

  @Test
  void theFirstKeyWrites() {
    KeyRing ring = KeyRing.parse("# keys\r\n\nnew " + BASE64 + "\n  old\t" + HEX + "\n");
    assertEquals(new KeyId("new"), ring.current().id());
    assertEquals(0x0f, ring.find(new KeyId("old")).get().secret().getEncoded()[31]);
    assertEquals("keys new, old", ring.toString());
    assertEquals("keys a, b", KeyRing.parse("a " + BASE64 + ",b " + HEX).toString());
    assertEquals("key new", ring.current().toString());
  }

  @Test
  void whatIsWrongIsNamedWithoutTheKey() {
    assertRefused("keys are empty: give at least one line with an id and a key", " \n# none\n");
    assertRefused("key 2 has 1 words: give an id and a key in base64", "a " + BASE64 + "\n" + HEX);
    assertRefused(
        "key a is not base64: give 32 random bytes in base64", "a " + BASE64.replace('=', '?'));
    assertRefused("key a has 3 bytes: give 32 random bytes", "a QUJD");
    assertRefused(
        "keys have the id a twice: give each key its own id", "a " + BASE64 + ",a " + HEX);
  }

  @Test
  void keywordsHaveASecretOfTheirOwn() {
    CipherKey key = KeyRing.parse("a " + HEX).current();
    assertFalse(Arrays.equals(key.secret().getEncoded(), key.forKeywords()));
    assertEquals(32, key.forKeywords().length);
  }

  private static void assertRefused(String message, String text) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> KeyRing.parse(text)).getMessage());
  }
}
