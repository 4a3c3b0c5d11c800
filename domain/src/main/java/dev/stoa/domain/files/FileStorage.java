package dev.stoa.domain.files;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of memory files. */
public interface FileStorage extends ContextStorage {

  MemoryFiles memoryFiles();
}
