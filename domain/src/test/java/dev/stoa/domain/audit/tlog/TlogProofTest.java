package dev.stoa.domain.audit.tlog;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.RefusalMessage;
import io.vavr.collection.List;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TlogProofTest {

  private static final String ORIGIN = "example.org/log";
  private static final int SIZE = 11;

  private final SigningKey key = SigningKey.generate(ORIGIN, new SecureRandom());
  private final VerifierKey verifier = key.verifier();
  private final GrownTree grown = grow();
  private final Checkpoint checkpoint = new Checkpoint(ORIGIN, SIZE, grown.tree().root(SIZE));
  private final String note = checkpoint.sign(key).toString();

  @Test
  void aCheckpointIsItsThreeLines() {
    String root = checkpoint.root().base64();
    assertEquals(ORIGIN + "\n11\n" + root + "\n", checkpoint.text());
    assertEquals(checkpoint, Checkpoint.parse(checkpoint.text()));
    assertEquals(checkpoint, Checkpoint.parse(checkpoint.text() + "an extension\n"));
    assertEquals(Either.right(checkpoint), Checkpoint.open(note, ORIGIN, verifier));
  }

  @Test
  void theSpecificationsCheckpointIsRead() {
    Checkpoint read =
        Checkpoint.parse(
            """
            example.com/behind-the-sofa
            20852163
            CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
            """);
    assertEquals("example.com/behind-the-sofa", read.origin());
    assertEquals(20_852_163, read.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "o\n1\n",
        "o\n01\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n",
        "o\n-1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n",
        "o\n9999999999999999999\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n",
        "\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n",
        "o\n1\nCsUY\n",
        "o\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=",
        "o\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\nx\n",
      })
  void whatIsNoCheckpointIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Checkpoint.parse(text));
  }

  @Test
  void aCheckpointOfAnotherLogOrKeyIsNotBelieved() {
    SigningKey other = SigningKey.generate(ORIGIN, new SecureRandom());
    assertEquals(
        Either.left("it is of the log example.org/log, not example.org/other"),
        Checkpoint.open(note, "example.org/other", verifier));
    assertEquals(
        Either.left("it is not signed by " + other.verifier()),
        Checkpoint.open(note, ORIGIN, other.verifier()));
    assertTrue(Checkpoint.open("nothing", ORIGIN, verifier).isLeft());
    assertTrue(Checkpoint.open(note.replace("\n11\n", "\n12\n"), ORIGIN, verifier).isLeft());
  }

  @Test
  void aProofConvincesWithTheKeyAlone() {
    for (int index = 0; index < SIZE; index++) {
      TlogProof read = TlogProof.parse(proof(index).text());
      assertArrayEquals(extra(index), read.extra());
      assertEquals(index, read.index());
      assertEquals(proof(index).text(), read.text());
      assertEquals(Either.right(checkpoint), read.verify(ORIGIN, verifier));
    }
  }

  @Test
  void aProofLooksAsTheSpecificationShows() {
    TlogProof proof = new TlogProof(new byte[] {1, 2, 3}, 0, List.empty(), "o\n1\nroot\n\n— x y\n");
    assertEquals(
        "c2sp.org/tlog-proof@v1\nextra AQID\nindex 0\n\no\n1\nroot\n\n— x y\n", proof.text());
  }

  @Test
  void aTamperedProofIsInvalid() {
    TlogProof proof = proof(4);
    assertRefused(new TlogProof(extra(5), 4, proof.path(), note));
    assertRefused(new TlogProof(extra(4), 5, proof.path(), note));
    assertRefused(new TlogProof(extra(4), SIZE, proof.path(), note));
    assertRefused(new TlogProof(extra(4), 4, proof.path().reverse(), note));
    assertRefused(new TlogProof(extra(4), 4, proof.path().tail(), note));
    assertRefused(new TlogProof(extra(4), 4, proof.path(), note.replace("\n11\n", "\n10\n")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "c2sp.org/tlog-proof@v1\n\n",
        "c2sp.org/tlog-proof@v2\nextra AQID\nindex 0\n\nx",
        "c2sp.org/tlog-proof@v1\nextra AQID\nindex 00\n\nx",
        "c2sp.org/tlog-proof@v1\nextra AQ=D\nindex 0\n\nx",
        "c2sp.org/tlog-proof@v1\nindex 0\nAQID\n\nx",
        "c2sp.org/tlog-proof@v1\nextra AQID\nindex 0\nAQID\n\nx",
        "c2sp.org/tlog-proof@v1\nextra AQID\nindex 0\n",
      })
  void whatIsNoProofIsRefused(String text) {
    assertTrue(RefusalMessage.of(() -> TlogProof.parse(text)).length() > 10);
  }

  private void assertRefused(TlogProof proof) {
    assertTrue(proof.verify(ORIGIN, verifier).isLeft());
  }

  private TlogProof proof(int index) {
    return new TlogProof(extra(index), index, grown.tree().inclusionProof(index, SIZE), note);
  }

  private static byte[] extra(int index) {
    return ("entry " + index).getBytes(StandardCharsets.UTF_8);
  }

  private static GrownTree grow() {
    GrownTree tree = new GrownTree();
    for (int index = 0; index < SIZE; index++) {
      tree.add(MerkleHasher.sha256().digest(extra(index)));
    }
    return tree;
  }
}
