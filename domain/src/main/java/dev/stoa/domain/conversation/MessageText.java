package dev.stoa.domain.conversation;

import io.vavr.control.Option;

/**
 * What a message says, as it is stored.
 *
 * @param key what both texts are encrypted with; none if they are plain
 * @param toolCalls JSON, as it was given
 */
public record MessageText(Option<KeyId> key, String content, Option<String> toolCalls) {

  /** Texts that are not encrypted. */
  public static MessageText plain(String content, Option<String> toolCalls) {
    return new MessageText(Option.none(), content, toolCalls);
  }
}
