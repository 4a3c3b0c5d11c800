package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Actions that write, edit and replace notes. */
final class WriteNoteActions {

  private WriteNoteActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(write(), writeBatch(), edit(), replace());
  }

  record WriteNote(
      @Param(value = "The text of the note.", position = 0) String message,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Param(value = NewNote.TOPIC, defaultValue = "notes", label = "topic") NoteTopic topic,
      @Param(NewNote.CORE) boolean core,
      @Param(value = NewNote.SOURCE, defaultValue = "manual") String source,
      @Param(value = NewNote.CHANNEL, label = "channel") Option<String> channel,
      @Param(value = NewNote.ANCHORS, option = "anchors") Option<String> codeAnchors) {

    private NoteDraft draft(Workspace workspace) {
      return new NewNote(message, topic, core, source, channel, codeAnchors).draft(workspace);
    }
  }

  private static Action<?, ?> write() {
    return Action.write("note.write", "Writes a note.")
        .example("{'message':'Retries need jitter','as':'zealot'}")
        .example("{'message':'Never rebase','as':'zealot','topic':'beliefs','core':true}")
        .example("{'message':'Cap: 30 s','as':'zealot','channel':'ops','code_anchors':'A.java:4'}")
        .takes(WriteNote.class)
        .gives(
            ShownNote.class,
            (workspace, input) ->
                workspace
                    .notebook()
                    .write(input.as(), input.draft(workspace))
                    .map(note -> ShownNote.of(workspace, note)));
  }

  record WriteNotes(
      @Param(value = "The notes.", position = 0, lines = true, label = "file|-") Seq<NewNote> notes,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as) {}

  private static Action<?, ?> writeBatch() {
    return Action.write("note.write-batch", "Writes notes in order, all or none.")
        .example(
            "{'notes':[{'message':'Retries need jitter'},{'message':'Never"
                + " rebase','topic':'beliefs'}],'as':'zealot'}")
        .listing("notes")
        .columns(ShownNote.COLUMNS)
        .takes(WriteNotes.class)
        .givesItems(
            ShownNote.class,
            (workspace, input) ->
                workspace
                    .notebook()
                    .writeAll(input.as(), input.notes().map(note -> note.draft(workspace)))
                    .map(notes -> new Items<>(ShownNote.all(workspace, notes))));
  }

  record EditNote(
      @Param(value = NotebookActions.NOTE, position = 0) String note,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Param("Its new text.") Option<String> message,
      @Param(value = "What it is about now.", label = "topic") Option<NoteTopic> topic,
      @Param(value = "Its new references to code.", option = "anchors")
          Option<String> codeAnchors) {

    EditNote {
      if (message.isEmpty() && topic.isEmpty() && codeAnchors.isEmpty()) {
        throw BadInput.of("nothing is to change: give {message}, {topic} or {codeAnchors}");
      }
    }
  }

  private static Action<?, ?> edit() {
    return Action.write("note.edit", "Edits a note; its id stays.")
        .example("{'note':'1f9c01','as':'zealot','message':'Retries need a cap'}")
        .example("{'note':'1f9c01','as':'zealot','topic':'beliefs'}")
        .takes(EditNote.class)
        .gives(
            ShownNote.class,
            (workspace, input) ->
                workspace
                    .notebook()
                    .edit(
                        input.as(),
                        input.note(),
                        new NoteEdit(input.topic(), input.message(), input.codeAnchors()))
                    .map(note -> ShownNote.of(workspace, note)));
  }

  record ReplaceNotes(
      @Param(
              value = "Ids, or suffixes that match only one of the agent's notes.",
              position = 0,
              label = "note")
          Seq<String> notes,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Param("What the new note says.") String message,
      @Param(value = "What it is about, if not what the first one is about.", label = "topic")
          Option<NoteTopic> topic,
      @Param("The reason for the replacement.") Option<String> why,
      @Param(NewNote.CORE) boolean core,
      @Param(value = NewNote.SOURCE, defaultValue = "manual") String source,
      @Param(value = NewNote.CHANNEL, label = "channel") Option<String> channel,
      @Param(value = NewNote.ANCHORS, option = "anchors") Option<String> codeAnchors) {

    ReplaceNotes {
      if (notes.isEmpty()) {
        throw BadInput.at("notes", "give at least one");
      }
    }

    private NoteDraft draft(Workspace workspace) {
      return new NewNote(message, about(workspace), core, source, channel, codeAnchors)
          .draft(workspace);
    }

    private NoteTopic about(Workspace workspace) {
      return topic.getOrElse(
          () ->
              workspace
                  .notebook()
                  .resolve(as, notes.head())
                  .getOrElseThrow(RefusalException::new)
                  .topic());
    }
  }

  private static Action<?, ?> replace() {
    return Action.write("note.replace", "Replaces notes by a new one; the old ones are archived.")
        .details("The new note is core if one of the old ones was.")
        .example("{'notes':['1f9c01'],'message':'Retry with jitter','as':'zealot'}")
        .example("{'notes':['1f9c01','77b0e2'],'message':'One rule','why':'same','as':'zealot'}")
        .takes(ReplaceNotes.class)
        .gives(
            ShownNote.class,
            (workspace, input) ->
                workspace
                    .notebook()
                    .replace(input.as(), input.notes(), input.draft(workspace), input.why())
                    .map(Replacement::synthesis)
                    .map(note -> ShownNote.of(workspace, note)));
  }
}
