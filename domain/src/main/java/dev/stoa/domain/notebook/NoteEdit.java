package dev.stoa.domain.notebook;

import io.vavr.control.Option;

/** What is to change of a note; what is left out stays as it is. */
public record NoteEdit(
    Option<NoteTopic> topic, Option<String> message, Option<String> codeAnchors) {

  /** Changes nothing yet. */
  public static final NoteEdit NONE = new NoteEdit(Option.none(), Option.none(), Option.none());

  /** Refuses a message no store can hold. */
  public NoteEdit {
    message.forEach(NoteDraft::checkedMessage);
  }

  /** About something else. */
  public NoteEdit topic(NoteTopic wanted) {
    return new NoteEdit(Option.some(wanted), message, codeAnchors);
  }

  /** In other words. */
  public NoteEdit message(String wanted) {
    return new NoteEdit(topic, Option.some(wanted), codeAnchors);
  }

  /** About other places in code. */
  public NoteEdit anchoredAt(String anchors) {
    return new NoteEdit(topic, message, Option.some(anchors));
  }
}
