package dev.stoa.domain.notebook;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of agents' notes. */
public interface NotebookStorage extends ContextStorage {

  Notes notes();
}
