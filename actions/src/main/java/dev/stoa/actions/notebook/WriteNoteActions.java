package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.notebook.NoteViews.WrittenNote;
import dev.stoa.actions.search.Folding;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.search.Written;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Actions that write, edit and replace notes. */
final class WriteNoteActions {

  private WriteNoteActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(write(), writeBatch(), edit(), replace());
  }

  record WriteNote(
      NewNote note,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      Folding folding) {

    private static final Input<WriteNote> INPUT =
        Input.of(WriteNote.class)
            .flatten("note", NewNote.INPUT)
            .flatten("folding", Folding.INPUT)
            .param("message", about -> about.position(0))
            .order("message", "as");
  }

  private static Action<?, ?> write() {
    return Action.ofAgent()
        .write("note.write", "Writes a note.")
        .details(
            "If a note of the agent says the same, ignoring case, whitespace and the marks of lists"
                + " and citations, that note is the answer and nothing changes. What says nearly"
                + " the same is in the answer too.")
        .example("{'message':'Retries need jitter','as':'zealot'}")
        .example("{'message':'Never rebase','as':'zealot','topic':'beliefs','core':true}")
        .example("{'message':'Cap: 30 s','as':'zealot','channel':'ops','code_anchors':'A.java:4'}")
        .writesItems()
        .takes(WriteNote.INPUT)
        .gives(
            NoteViews.WRITTEN,
            (workspace, input) ->
                workspace
                    .notebook()
                    .write(input.as(), input.note().draft(workspace), input.folding().when())
                    .map(WrittenNote::of));
  }

  record WriteNotes(
      @Param(value = "The notes.", position = 0, lines = true, label = "file|-") Seq<NewNote> notes,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      Folding folding) {

    private static final Input<WriteNotes> INPUT =
        Input.of(WriteNotes.class).nest("notes", NewNote.INPUT).flatten("folding", Folding.INPUT);

    private Either<NoteRefused, Seq<Note>> apply(Workspace workspace) {
      Seq<NoteDraft> drafts = notes.map(note -> note.draft(workspace));
      return folding.isGiven()
          ? workspace
              .notebook()
              .writeAll(as, drafts, folding.when())
              .map(all -> all.map(Written::item))
          : workspace.notebook().writeAll(as, drafts);
    }
  }

  private static Action<?, ?> writeBatch() {
    return Action.ofAgent()
        .write("note.write-batch", "Writes notes in order, all or none.")
        .details("Similar notes are looked for only if they are to be refused or merged.")
        .example(
            "{'notes':[{'message':'Retries need jitter'},{'message':'Never"
                + " rebase','topic':'beliefs'}],'as':'zealot'}")
        .listing("notes")
        .columns(NoteViews.COLUMNS)
        .writesItems()
        .takes(WriteNotes.INPUT)
        .givesItems(NoteViews.NOTE, (workspace, input) -> input.apply(workspace));
  }

  record EditNote(
      @Param(value = NotebookActions.NOTE, position = 0) String note,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      NoteEdit edit) {

    private static final Input<EditNote> INPUT =
        Input.of(EditNote.class)
            .flatten(
                "edit",
                Input.of(NoteEdit.class)
                    .param("message", "Its new text.")
                    .param("topic", "What it is about now.", about -> about.label("topic"))
                    .param(
                        "code_anchors",
                        "Its new references to code.",
                        about -> about.option("anchors"))
                    .order("message", "topic"));

    EditNote {
      if (edit.equals(NoteEdit.NONE)) {
        throw BadInput.of("nothing is to change: give {message}, {topic} or {codeAnchors}");
      }
    }
  }

  private static Action<?, ?> edit() {
    return Action.ofAgent()
        .write("note.edit", "Edits a note; its id stays.")
        .example("{'note':'1f9c01','as':'zealot','message':'Retries need a cap'}")
        .example("{'note':'1f9c01','as':'zealot','topic':'beliefs'}")
        .writesItems()
        .takes(EditNote.INPUT)
        .gives(
            NoteViews.NOTE,
            (workspace, input) ->
                workspace.notebook().edit(input.as(), input.note(), input.edit()));
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

    private Either<NoteRefused, Replacement> apply(Workspace workspace) {
      return why.map(reason -> workspace.notebook().replace(as, notes, draft(workspace), reason))
          .getOrElse(() -> workspace.notebook().replace(as, notes, draft(workspace)));
    }

    private NoteDraft draft(Workspace workspace) {
      return new NoteDraft(
          about(workspace),
          message,
          core,
          new NoteOrigin(
              source,
              channel.map(reference -> References.channel(workspace, reference)),
              codeAnchors));
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
    return Action.ofAgent()
        .write("note.replace", "Replaces notes by a new one; the old ones are archived.")
        .details("The new note is core if one of the old ones was.")
        .example("{'notes':['1f9c01'],'message':'Retry with jitter','as':'zealot'}")
        .example("{'notes':['1f9c01','77b0e2'],'message':'One rule','why':'same','as':'zealot'}")
        .writesItems()
        .takes(ReplaceNotes.class)
        .gives(
            NoteViews.NOTE,
            (workspace, input) -> input.apply(workspace).map(Replacement::synthesis));
  }
}
