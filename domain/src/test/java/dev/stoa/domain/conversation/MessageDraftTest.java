package dev.stoa.domain.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MessageDraftTest {

  private static final Set<Character.UnicodeScript> TOKENS =
      EnumSet.of(
          Character.UnicodeScript.HAN,
          Character.UnicodeScript.HIRAGANA,
          Character.UnicodeScript.KATAKANA,
          Character.UnicodeScript.HANGUL,
          Character.UnicodeScript.BOPOMOFO);

  @Test
  void aMessageWithToolCallsMayHaveNoContent() {
    assertEquals("", MessageDraft.calling("", "[{}]").content());
    assertRefused("content is blank: give a value or leave it out", () -> MessageDraft.user(""));
    assertRefused(
        "content is blank: give a value or leave it out", () -> MessageDraft.calling(" ", "[{}]"));
  }

  @Test
  void toolCallsAreANonEmptyListOfAnAssistant() {
    assertEquals(
        Option.some(" [ {\"b\":1,\"a\":2.0} ]"),
        MessageDraft.calling("", " [ {\"b\":1,\"a\":2.0} ]").toolCalls());
    assertRefused(
        "tool_calls are no list: give a JSON array of calls", () -> MessageDraft.calling("", "{}"));
    assertRefused(
        "tool_calls are no list: give a JSON array of calls", () -> MessageDraft.calling("", "[]"));
    assertThrows(IllegalArgumentException.class, () -> MessageDraft.calling("", "[{]"));
    assertRefused(
        "tool_calls are for messages of the assistant: leave them out or give that role",
        () -> MessageDraft.user("x").toolCalls("[{}]"));
    assertRefused(
        "tool_call_id is for messages of a tool: leave it out or give that role",
        () -> MessageDraft.user("x").toolCallId("1"));
  }

  @Test
  void aMessageWithAPayloadMayHaveNoContent() {
    MessageDraft image = MessageDraft.carrying(MessageRole.USER, "", " {\"media\":[]} ");
    assertEquals("", image.content());
    assertEquals(Option.some(" {\"media\":[]} "), image.payload());
    assertRefused("payload is blank: give a value or leave it out", () -> image.payload(" "));
    assertRefused(
        "metadata is no JSON object: send members in braces",
        () -> image.metadata(CanonicalJson.of("[]")));
  }

  @Test
  void tokensAreEstimatedByLength() {
    assertEquals(1, TokenEstimate.of(""));
    assertEquals(1, TokenEstimate.of("1234567"));
    assertEquals(2, TokenEstimate.of("12345678"));
  }

  @Test
  void charactersOfChineseJapaneseAndKoreanAreATokenEach() {
    for (String one : new String[] {"\u6f22", "\u3042", "\u30ab", "\ud55c", "\uD840\uDC00"}) {
      assertEquals(1_000, TokenEstimate.of(one.repeat(1_000)), one);
    }
    assertEquals(4, TokenEstimate.of("\u6f22\u5b57 1234567"));
  }

  @Test
  void theScriptOfEachCharacterDecides() {
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      Character.UnicodeScript script = Character.UnicodeScript.of(codePoint);
      boolean alone = TOKENS.contains(script);
      String text = Character.toString(codePoint).repeat(8);
      assertEquals(alone ? 8 : text.length() / 4, TokenEstimate.of(text), "at " + codePoint);
    }
  }

  private static void assertRefused(String message, Runnable made) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, made::run).getMessage());
  }
}
