package dev.stoa.domain.audit.tlog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.RefusalMessage;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignedNoteTest {

  private static final String EXAMPLE_KEY =
      "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";

  private static final String EXAMPLE_NOTE =
      """
      This is an example message.

      — example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
      """;

  /** The key and note of the Go implementation's documentation. */
  private static final String PETER_SECRET =
      "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";

  private static final String PETER_KEY =
      "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";

  private static final String PETER_NOTE =
      """
      If you think cryptography is the answer to your problem,
      then you don't know what your problem is.

      — PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
      """;

  private static final Instant AT = Instant.parse("2023-03-20T12:25:47.5Z");

  private final SigningKey ours = SigningKey.generate("example.org/ours", new SecureRandom());

  @ParameterizedTest
  @CsvSource({
    "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60,"
        + "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a,'',"
        + "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bac"
        + "c61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb,"
        + "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c,72,"
        + "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e"
        + "458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7,"
        + "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025,af82,"
        + "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290"
        + "ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
  })
  void signaturesAreThoseOfRfc8032(String seed, String key, String message, String signature) {
    byte[] publicKey = Ed25519.publicKeyOf(hex(seed));
    assertArrayEquals(hex(key), publicKey);
    assertArrayEquals(hex(signature), Ed25519.sign(hex(seed), hex(message)));
    assertTrue(Ed25519.verify(publicKey, hex(message), hex(signature)));
    assertFalse(Ed25519.verify(publicKey, hex(message + "00"), hex(signature)));
    assertFalse(Ed25519.verify(publicKey, hex(message), new byte[64]));
    assertFalse(Ed25519.verify(publicKey, hex(message), new byte[3]));
  }

  @Test
  void theSpecificationsExampleVerifies() {
    VerifierKey key = VerifierKey.parse(EXAMPLE_KEY);
    SignedNote note = SignedNote.parse(EXAMPLE_NOTE);
    assertEquals("example.com/foo", key.name());
    assertEquals(EXAMPLE_KEY, key.toString());
    assertEquals("This is an example message.\n", note.text());
    assertEquals(EXAMPLE_NOTE, note.toString());
    assertTrue(note.isSignedBy(key));
    assertFalse(SignedNote.parse(EXAMPLE_NOTE.replace("example m", "exemple m")).isSignedBy(key));
  }

  @Test
  void anotherImplementationsKeySignsTheSameNote() {
    SigningKey peter = SigningKey.parse(PETER_SECRET);
    assertEquals(PETER_SECRET, peter.secretText());
    assertEquals(VerifierKey.parse(PETER_KEY), peter.verifier());
    String text = PETER_NOTE.substring(0, PETER_NOTE.indexOf("\n\n") + 1);
    assertEquals(PETER_NOTE, SignedNote.sign(text, peter).toString());
  }

  @Test
  void aKeyNeverShowsItsSecretByAccident() {
    // After PRIVATE+KEY+name+hash; the secret itself may have a plus, too.
    String secret = ours.secretText().split("\\+", 5)[4];
    assertFalse(ours.toString().contains(secret));
    String broken = ours.secretText().replace("example.org", "example.net");
    assertFalse(RefusalMessage.of(() -> SigningKey.parse(broken)).contains(secret));
  }

  @Test
  void theTextMayHaveEmptyLinesOfItsOwn() {
    SignedNote note = SignedNote.parse(SignedNote.sign("a\n\nb\n", ours).toString());
    assertEquals("a\n\nb\n", note.text());
    assertTrue(note.isSignedBy(ours.verifier()));
  }

  @Test
  void signaturesOfOtherKeysAreIgnored() {
    SigningKey namesake = SigningKey.generate("example.org/ours", new SecureRandom());
    SignedNote note = SignedNote.sign("a\n", namesake);
    assertFalse(note.isSignedBy(ours.verifier()));
    assertTrue(note.cosign(ours).isSignedBy(ours.verifier()));
    assertTrue(note.cosign(ours).isSignedBy(namesake.verifier()));
  }

  /** Public facts of two other implementations: the id of a cosigner's key, and stated times. */
  @ParameterizedTest
  @CsvSource({
    "witness.example.com/w1,"
        + "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZ"
        + "qhf5nNo0xUe+mbIUBkBIfZ+qnA==,1679315147",
    "TEST,"
        + "ZGhGuQAAAABm/qTPeyKXD+R2rzyQsxPiP8mXum7qq/iF0u4vanlqJyocWODBt97w9uL+8qT7S5gxEHWW"
        + "OworDcFiEBYJXORmnFBOBA==,1727964367"
  })
  void aCosignatureStatesItsTime(String name, String signature, long seconds) {
    SignedNote note = SignedNote.parse("a\n\n— " + name + " " + signature + "\n");
    assertEquals(Vector.of(Instant.ofEpochSecond(seconds)), note.times(name).toVector());
    assertEquals(Vector.empty(), note.times("another").toVector());
  }

  @Test
  void theIdOfACosignatureIsThatOfOtherImplementations() {
    byte[] material = StrictBase64.decode("BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2");
    VerifierKey key =
        VerifierKey.of("remora.n621.de", Arrays.copyOfRange(material, 1, material.length));
    assertEquals(KeyHint.COSIGNATURE, material[0]);
    assertEquals("da77ade7", key.cosignatureId().hex());
  }

  @Test
  void aTimeIsSignedWithTheText() {
    SignedNote note = SignedNote.parse(SignedNote.sign("a\n", ours, AT).toString());
    assertEquals(Vector.of(Instant.ofEpochSecond(1679315147)), note.times(ours.verifier().name()));
    assertTrue(note.isTimedBy(ours.verifier()));
    String[] lines = note.toString().split("\n");
    byte[] second = StrictBase64.decode(lines[3].split(" ")[2]);
    assertArrayEquals(
        ours.sign("cosignature/v1\ntime 1679315147\na\n".getBytes(StandardCharsets.UTF_8)),
        Arrays.copyOfRange(second, 12, second.length));
    SignedNote plain = SignedNote.sign("a\n", ours);
    assertTrue(plain.isSignedBy(ours.verifier()));
    assertFalse(plain.isTimedBy(ours.verifier()));
    String later = SignedNote.sign("a\n", ours, AT.plusSeconds(1)).toString().split("\n")[3];
    String forged =
        lines[3].substring(0, lines[3].length() - 88) + later.substring(later.length() - 88);
    SignedNote tampered = SignedNote.parse(plain + forged + "\n");
    assertFalse(tampered.isSignedBy(ours.verifier()), "a bad time spoils the note");
    assertThrows(
        IllegalArgumentException.class,
        () -> SignedNote.sign("a\n", ours, Instant.EPOCH.minusSeconds(1)));
  }

  @Test
  void aBadSignatureOfAKnownKeySpoilsTheNote() {
    String good = SignedNote.sign("a\n", ours).toString();
    String bad = SignedNote.sign("b\n", ours).toString();
    String both = good + bad.substring(bad.indexOf("\n\n") + 2);
    assertFalse(SignedNote.parse(both).isSignedBy(ours.verifier()));
  }

  @Test
  void sixteenSignaturesAndMoreAreAccepted() {
    SignedNote note = SignedNote.sign("a\n", ours);
    for (int i = 0; i < 20; i++) {
      note = note.cosign(SigningKey.generate("witness" + i, new SecureRandom()));
    }
    assertTrue(SignedNote.parse(note.toString()).isSignedBy(ours.verifier()));
    String line = note.toString().lines().skip(2).findFirst().orElseThrow() + "\n";
    String endless = "a\n\n" + line.repeat(101);
    assertTrue(RefusalMessage.of(() -> SignedNote.parse(endless)).contains("101 signatures"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "a\n",
        "a\n\n",
        "a\n\n\n",
        "a\n\n- x AAAAAAA=\n",
        "a\n\n— x\n",
        "a\n\n— x AAAAAAAA",
        "a\n\n— x AAAAAAAA y\n",
        "a\n\n— x AAAA\n",
        "a\n\n— x+y AAAAAAAA\n",
        "a\n\n— x AAAAAAB=\n",
        "a\tb\n\n— x AAAAAAAA\n",
        "a\r\n\n— x AAAAAAAA\n",
      })
  void whatIsNoNoteIsRefused(String note) {
    assertThrows(IllegalArgumentException.class, () -> SignedNote.parse(note));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "example.com/foo",
        "example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
        "example.com/bar+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
        "example.com/foo+530D903A+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
        "example.com/foo+530d903a+AukyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
        "example.com/foo+530d903a+AekyeRrm",
        "ex ample+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
      })
  void whatIsNoVerifierKeyIsRefused(String key) {
    assertThrows(IllegalArgumentException.class, () -> VerifierKey.parse(key));
    assertThrows(IllegalArgumentException.class, () -> SigningKey.parse(key));
    assertThrows(IllegalArgumentException.class, () -> SigningKey.parse("PRIVATE+KEY+" + key));
  }

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text);
  }
}
