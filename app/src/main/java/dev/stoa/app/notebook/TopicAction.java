package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A shortcut to one topic: with a message it writes, without one it lists. */
abstract class TopicAction extends NoteAction {

  private final NoteTopic topic;

  @Parameters(
      arity = "0..1",
      paramLabel = "<message>",
      description = "The message of the note; without it, the notes are listed.")
  private String message;

  @Mixin private NotePage page;

  TopicAction(NoteTopic topic) {
    this.topic = topic;
  }

  @Override
  protected final Answer answer() {
    return message == null
        ? NotePage.answer(
            done(notes -> notes.list(as(), NoteFilter.LIVE.on(topic), page.after(), page.limit())))
        : whole(done(notes -> notes.write(as(), NoteDraft.of(topic, message))));
  }
}
