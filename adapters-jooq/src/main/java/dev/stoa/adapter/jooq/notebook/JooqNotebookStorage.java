package dev.stoa.adapter.jooq.notebook;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Notes;

/** The ports of agents' notes on either engine. */
public interface JooqNotebookStorage extends NotebookStorage, JooqContextStorage {

  @Override
  default Notes notes() {
    return repository(JooqNotes.class, JooqNotes::new);
  }
}
