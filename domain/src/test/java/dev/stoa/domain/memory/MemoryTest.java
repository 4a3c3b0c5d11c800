package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class MemoryTest {

  private static final Instant NOW = SomeMemories.NOW;
  private static final RedLine LINE = new RedLine("law");

  private final Memory memory =
      Remember.of("Retries need  jitter")
          .timeToLive(Duration.ofHours(1))
          .metadata(CanonicalJson.of("{\"b\":1,\"a\":[]}"))
          .as(new MemoryId("m"), NOW);

  @Test
  void aRedLineGivesFullImportanceAndTakesTheEndAway() {
    Memory stored = memory.protect(LINE, true, NOW.plusSeconds(1)).get();
    assertEquals(MemoryTier.GLACIAL, stored.tier());
    assertEquals(1, stored.importance());
    assertEquals(Option.none(), stored.times().expiresAt());
    assertInstanceOf(
        MemoryRefused.Protected.class,
        stored.edited(MemoryEdit.NOTHING.content("other"), NOW).getLeft());
    assertInstanceOf(
        MemoryRefused.Protected.class,
        stored.edited(MemoryEdit.NOTHING.expiresAt(NOW), NOW).getLeft());
    assertEquals("{\"x\":1}", stored.edited(metadata("{\"x\":1}"), NOW).get().metadata().text());
    assertEquals(
        "memory m is red-lined (law) and cannot be removed: lift the red line first",
        stored.removable().getLeft().sentence());
    assertEquals(Either.right(stored), stored.protect(LINE, false, NOW.plusSeconds(9)));
    assertInstanceOf(
        MemoryRefused.AlreadyProtected.class,
        stored.protect(new RedLine("other"), false, NOW).getLeft());
    assertEquals(Option.none(), stored.unprotect().redLine());
    assertEquals(memory, memory.unprotect());
  }

  @Test
  void theSameButForCaseWidthAndBlanksIsTheSame() {
    assertEquals(
        ContentKey.of("Retries need jitter"), ContentKey.of(" retries\u00a0\n NEED jitter"));
    assertEquals(ContentKey.of("ﬁle １"), ContentKey.of("FILE 1"));
    assertNotEquals(ContentKey.of("a b"), ContentKey.of("ab"));
    assertEquals(memory.contentKey(), ContentKey.of("RETRIES NEED JITTER"));
  }

  @Test
  void rememberedAgainItLastsAsLongAsEitherWasMeantTo() {
    Instant later = NOW.plusSeconds(60);
    Memory longer = memory.reinforced(Option.some(NOW.plus(Duration.ofHours(9))), later);
    assertEquals(Option.some(NOW.plus(Duration.ofHours(9))), longer.times().expiresAt());
    assertEquals(1, longer.experience().reinforcements());
    assertEquals(2, longer.experience().updates());
    assertEquals(later, longer.times().updatedAt());
    assertEquals(
        memory.times().expiresAt(),
        memory.reinforced(Option.some(later), later).times().expiresAt());
    assertEquals(Option.none(), memory.reinforced(Option.none(), later).times().expiresAt());
  }

  @Test
  void aMemoryIsTheSameAfterATripThroughJson() {
    Memory whole = memory.protect(LINE, false, NOW).get();
    assertEquals(whole, MemoryJson.read(MemoryJson.of(whole)));
    assertEquals(memory, MemoryJson.read(MemoryJson.of(memory)));
    JsonObject bad =
        new JsonObject(MemoryJson.of(memory).members().put("importance", new JsonString("7")));
    assertEquals(
        "importance is no number: leave the quotes out",
        assertThrows(IllegalArgumentException.class, () -> MemoryJson.read(bad)).getMessage());
  }

  @Test
  void invalidValuesAreRefusedByName() {
    refused("importance 7.0 is out of range: give 0 to 1", () -> Remember.of("x").importance(7));
    refused("content is blank: give a value or leave it out", () -> Remember.of(" \n"));
    refused(
        "content has 100001 characters: shorten it to 100000",
        () -> Remember.of("x".repeat(100_001)));
    refused(
        "metadata is no JSON object: send members in braces",
        () -> Remember.of("x").metadata(CanonicalJson.of("[1]")));
    refused(
        "time to live PT0S is out of range: give more than zero, at most 365000 days",
        () -> Remember.of("x").timeToLive(Duration.ZERO));
    refused(
        "expires_at is +10000-01-01T00:00:00Z: give a year from 1 to 9999",
        () -> MemoryEdit.NOTHING.expiresAt(Instant.parse("+10000-01-01T00:00:00Z")));
    refused("page size 0 is out of range: ask for 1 to 1000", () -> Recall.strongest().limit(0));
  }

  private static void refused(String sentence, org.junit.jupiter.api.function.Executable work) {
    assertEquals(sentence, assertThrows(IllegalArgumentException.class, work).getMessage());
  }

  private static MemoryEdit metadata(String json) {
    return MemoryEdit.NOTHING.metadata(CanonicalJson.of(json));
  }
}
