package dev.stoa.adapter.jooq.imports;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.imports.ImportLedger;
import dev.stoa.domain.imports.ImportStorage;
import dev.stoa.domain.imports.ImportedChains;
import dev.stoa.domain.imports.NoteLinks;

/** The ports of imports on either engine. */
public interface JooqImportStorage extends ImportStorage, JooqContextStorage {

  @Override
  default ImportLedger importLedger() {
    return repository(JooqImportLedger.class, JooqImportLedger::new);
  }

  @Override
  default ImportedChains importedChains() {
    return repository(JooqImportedChains.class, JooqImportedChains::new);
  }

  @Override
  default NoteLinks noteLinks() {
    return repository(JooqNoteLinks.class, JooqNoteLinks::new);
  }
}
