package dev.stoa.adapter.jooq.files;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.files.MemoryFiles;

/** The ports of memory files on either engine. */
public interface JooqFileStorage extends FileStorage, JooqContextStorage {

  @Override
  default MemoryFiles memoryFiles() {
    return repository(JooqMemoryFiles.class, JooqMemoryFiles::new);
  }
}
