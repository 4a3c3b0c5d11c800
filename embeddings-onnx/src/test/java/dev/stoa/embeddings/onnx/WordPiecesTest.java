package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.search.LocomoChat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The pieces are those that the tokenizer of Hugging Face (tokenizers 0.23.2) makes. */
final class WordPiecesTest {

  private final WordPieces pieces =
      WordPieces.read(
          new String(
              MiniLm.resource("/all-minilm-l6-v2-q-tokenizer.json"), StandardCharsets.UTF_8));

  @Test
  void accentsPunctuationAndHanAreSplitOff() {
    assertArrayEquals(
        new long[] {
          101, 7592, 1010, 2088, 999, 2009, 1005, 1055, 7668, 16371, 5017, 2080, 1019, 30102, 1746,
          1861, 1012, 102
        },
        pieces.of("Hello, world! It's café número 5€ 中文.", 256));
    assertArrayEquals(
        new long[] {
          101, 14477, 20961, 3468, 3424, 10521, 4355, 7875, 13602, 3672, 12199, 2964, 102
        },
        pieces.of("unaffable antidisestablishmentarianism", 256));
  }

  @Test
  void longWordsAreUnknownAndLongTextsAreCut() {
    assertArrayEquals(new long[] {101, 100, 102}, pieces.of("x".repeat(101), 256));
    long[] cut = pieces.of("tea ".repeat(1_000), 256);
    assertEquals(256, cut.length);
    assertEquals(102, cut[255]);
    assertArrayEquals(new long[] {101, 102}, pieces.of("", 256));
  }

  /** The resource has a line for each chat: its name, its turns, and a hash of their pieces. */
  @Test
  void turnsOfRealChatsHaveTheSamePieces() throws IOException {
    Path file = OutsideData.need("data/locomo/locomo10.json");
    String expected =
        new String(
            MiniLm.resource("/dev/stoa/embeddings/onnx/locomo-pieces.txt"), StandardCharsets.UTF_8);
    assertEquals(expected.strip(), LocomoChat.read(file).map(this::line).mkString("\n"));
  }

  private String line(LocomoChat chat) {
    MessageDigest hash = sha256();
    chat.turns()
        .forEach(
            turn ->
                hash.update(
                    (Arrays.stream(pieces.of(turn.words(), 256))
                                .mapToObj(Long::toString)
                                .collect(Collectors.joining(" "))
                            + "\n")
                        .getBytes(StandardCharsets.UTF_8)));
    return chat.name() + " " + chat.turns().size() + " " + HexFormat.of().formatHex(hash.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
