package dev.stoa.domain.notebook;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * Where a note comes from.
 *
 * @param source who or what wrote it down, {@code manual} if an agent did
 * @param channel the channel in which it was learnt
 * @param codeAnchors the places in code it speaks of, in the agent's own way of naming them
 */
public record NoteOrigin(String source, Option<ChannelId> channel, Option<String> codeAnchors) {

  /** The longest name of a source. */
  public static final int MAX_SOURCE_LENGTH = 255;

  /** The longest list of anchors. */
  public static final int MAX_ANCHORS_LENGTH = 10_000;

  /** Written down by the agent, out of nothing in particular. */
  public static final NoteOrigin MANUAL = new NoteOrigin("manual", Option.none(), Option.none());

  /** Refuses, by name, any field that no store can hold. */
  public NoteOrigin {
    PlainText.require("source", source, MAX_SOURCE_LENGTH);
    codeAnchors.forEach(text -> PlainText.require("code_anchors", text, MAX_ANCHORS_LENGTH));
  }

  NoteOrigin anchoredAt(String anchors) {
    return new NoteOrigin(source, channel, Option.some(anchors));
  }
}
