package dev.stoa.domain.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ReadingKeyTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.123Z");
  private static final ReadingKey KEY = new ReadingKey("secret");
  private static final Either<TrustRefused, Reading> FOREIGN =
      Either.left(TrustRefused.BadReading.FOREIGN);

  private static Reading reading(int items) {
    return new Reading(
        AT,
        Vector.range(0, items)
            .map(i -> ItemKind.MEMORY.ref("0192a3b4-0000-7000-8000-" + (100_000_000_000L + i))));
  }

  @Test
  void aTokenIsOpenedByWhoHasRead() {
    Vector<ItemRef> items =
        Vector.of(ItemKind.values())
            .flatMap(
                kind ->
                    Vector.of(
                            "x",
                            "o'neil ıİ \uD83D\uDE00",
                            "0192a3b4-0000-7000-8000-000000000001",
                            "0192A3B4-0000-7000-8000-000000000001",
                            "\uD83D\uDE00".repeat(ItemRef.MAX_ID / 2))
                        .map(kind::ref));
    Reading reading = new Reading(AT, items);
    assertEquals(Either.right(reading), KEY.open("ada", KEY.sign("ada", reading), AT));
    assertEquals(
        Either.right(reading), KEY.open("ada", KEY.sign("ada", reading), AT.plus(Reading.VALID)));
  }

  @Test
  void anItemTakesFewCharacters() {
    assertTrue(KEY.sign("ada", reading(10)).length() < 270);
    assertEquals(2_000, KEY.open("ada", KEY.sign("ada", reading(2_000)), AT).get().items().size());
  }

  @Test
  void whatIsForgedForeignOrOldIsRefused() {
    String token = KEY.sign("ada", reading(3));
    assertEquals(FOREIGN, KEY.open("eve", token, AT));
    assertEquals(FOREIGN, new ReadingKey("other").open("ada", token, AT));
    for (int i = 0; i < token.length() - 1; i++) {
      char other = token.charAt(i) == 'A' ? 'B' : 'A';
      assertEquals(
          FOREIGN, KEY.open("ada", token.substring(0, i) + other + token.substring(i + 1), AT));
      assertEquals(FOREIGN, KEY.open("ada", token.substring(0, i), AT));
    }
    assertEquals(FOREIGN, KEY.open("ada", "no token", AT));
    assertEquals(
        Either.left(TrustRefused.BadReading.EXPIRED),
        KEY.open("ada", token, AT.plus(Reading.VALID).plusMillis(1)));
  }
}
