package dev.stoa.domain.imports;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of imports, which only a workspace in a database has. */
public interface ImportStorage extends ContextStorage {

  ImportLedger importLedger();

  ImportedChains importedChains();

  NoteLinks noteLinks();
}
