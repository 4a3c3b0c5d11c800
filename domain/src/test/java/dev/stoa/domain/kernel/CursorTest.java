package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.channel.ChannelKey;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.resilience.BreakerName;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CursorTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.000006Z");

  static Stream<Object> keys() {
    return Stream.of(
        7L,
        40,
        new AgentName("zealot"),
        new BreakerName("claude"),
        new DomainPath("storage/sqlite"),
        new ChannelKey(true, new ChannelName("ops")),
        new StrengthPosition(MemoryTier.GLACIAL, 0.1 + 0.2, new MemoryId("m")));
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everyKeyComesBackAsItWas(Object key) {
    String text = Cursor.of("sample.list", key).text();
    assertTrue(text.matches("[A-Za-z0-9_-]+"), text);
    assertEquals(key, Cursor.read(text).checked("sample.list").key(key.getClass()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"n", "s/\"ıİ\uD83D\uDE00"})
  void everyPositionByTimeComesBackAsItWas(String id) {
    TimePosition<NoteId> position = new TimePosition<>(AT, new NoteId(id));
    String text = Cursor.of("note.list", position).text();
    assertEquals(position, Cursor.read(text).position(NoteId.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "!", "2026-01-02T03:04:05Z/n", "W10"})
  void whatIsNoCursorIsRefused(String text) {
    assertRefused(text, () -> Cursor.read(text));
  }

  @Test
  void aCursorOfAnotherListOrOfAnotherKeyIsRefused() {
    Cursor cursor = Cursor.of("note.list", new TimePosition<>(AT, new NoteId("n")));
    assertRefused(cursor.text(), () -> cursor.checked("note.search"));
    assertRefused(cursor.text(), () -> cursor.key(StrengthPosition.class));
    assertRefused(cursor.text(), () -> cursor.key(Long.class));
  }

  private static void assertRefused(String text, Executable read) {
    IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, read);
    assertEquals(
        text + " is not a cursor of this list: copy it from the previous page",
        refused.getMessage());
  }
}
