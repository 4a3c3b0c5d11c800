package dev.stoa.domain.conversation;

import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * What a message says, as it is stored.
 *
 * @param key what all texts are encrypted with; none if they are plain
 * @param toolCalls JSON, as it was given
 * @param payload what a framework stores beside the content, as it was given
 */
public record MessageText(
    Option<KeyId> key, String content, Option<String> toolCalls, Option<String> payload) {

  /** What a draft says, not encrypted. */
  public static MessageText of(MessageDraft draft) {
    return new MessageText(Option.none(), draft.content(), draft.toolCalls(), draft.payload());
  }

  /**
   * With another key and other texts.
   *
   * @param text the other text, by the name of its member and the text as it is
   */
  public MessageText with(Option<KeyId> other, BiFunction<String, String, String> text) {
    return new MessageText(
        other,
        text.apply("content", content),
        toolCalls.map(calls -> text.apply("tool_calls", calls)),
        payload.map(one -> text.apply("payload", one)));
  }
}
