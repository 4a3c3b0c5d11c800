package dev.stoa.app.notebook;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Two notes of an agent, and the one that replaced them. */
public final class NotebookWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    done(workspace.agents().register(key, "torture"));
    Seq<String> written =
        List.of("a of ", "b of ")
            .map(text -> done(workspace.notebook().write(key, text + key)).id().value());
    done(
        workspace
            .notebook()
            .replace(key, written, NoteDraft.of(NoteTopic.NOTES, "c of " + key).asCore()));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    boolean agent = workspace.agents().resolve(key).isRight();
    Seq<Note> notes =
        agent
            ? done(workspace.notebook().list(key, NoteQuery.all().within(ArchiveFilter.ALL)))
                .items()
            : List.empty();
    return List.of(
        agent,
        notes
            .map(Note::message)
            .sorted()
            .equals(List.of("a of " + key, "b of " + key, "c of " + key)),
        notes.count(note -> note.supersededBy().isDefined()) == 2,
        notes.count(Note::core) == 1);
  }
}
