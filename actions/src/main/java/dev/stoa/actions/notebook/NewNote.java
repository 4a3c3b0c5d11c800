package dev.stoa.actions.notebook;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteOrigin;
import io.vavr.control.Option;

/** A note to be written, with its channel as callers name it. */
record NewNote(NoteDraft note, @Param(value = CHANNEL, label = "channel") Option<String> channel) {

  static final String CORE = "Mark it as core: part of every briefing.";
  static final String SOURCE = "What wrote it.";
  static final String CHANNEL = "The channel it was learnt in: a name, an id, or a unique suffix.";
  static final String ANCHORS = "References to code, for example src/Retry.java:42.";

  static final Input<NewNote> INPUT =
      Input.of(NewNote.class)
          .flatten(
              "note",
              Input.of(NoteDraft.class)
                  .param("message", "The text of the note.")
                  .param(
                      "topic",
                      "What it is about.",
                      about -> about.otherwise("notes").label("topic"))
                  .param("core", CORE)
                  .flatten(
                      "origin",
                      Input.of(NoteOrigin.class)
                          .param("source", SOURCE, about -> about.otherwise("manual"))
                          .param("code_anchors", ANCHORS, about -> about.option("anchors"))
                          .fix("channel", Option.none())))
          .order("message", "topic", "core", "source", "channel");

  NoteDraft draft(Workspace workspace) {
    return channel
        .map(reference -> note.learntIn(References.channel(workspace, reference)))
        .getOrElse(note);
  }
}
