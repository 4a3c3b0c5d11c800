package dev.stoa.domain.notebook;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * Where a note comes from.
 *
 * @param source what wrote it, {@code manual} if an agent did
 * @param channel the channel in which it was learnt
 * @param codeAnchors references to code, in any format
 */
public record NoteOrigin(String source, Option<ChannelId> channel, Option<String> codeAnchors) {

  /** The longest name of a source. */
  public static final int MAX_SOURCE_LENGTH = 255;

  /** The longest list of anchors. */
  public static final int MAX_ANCHORS_LENGTH = 10_000;

  /** Written by the agent, with no channel or anchors. */
  public static final NoteOrigin MANUAL = new NoteOrigin("manual", Option.none(), Option.none());

  /** Refuses fields that cannot be stored; the message names the field. */
  public NoteOrigin {
    PlainText.require("source", source, MAX_SOURCE_LENGTH);
    codeAnchors.forEach(text -> PlainText.require("code_anchors", text, MAX_ANCHORS_LENGTH));
  }

  NoteOrigin anchoredAt(String anchors) {
    return new NoteOrigin(source, channel, Option.some(anchors));
  }
}
