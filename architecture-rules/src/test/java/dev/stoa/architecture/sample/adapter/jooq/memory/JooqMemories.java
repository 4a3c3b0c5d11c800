package dev.stoa.architecture.sample.adapter.jooq.memory;

import dev.stoa.architecture.sample.domain.kernel.Broken;
import dev.stoa.architecture.sample.domain.memory.Memories;
import dev.stoa.architecture.sample.domain.memory.Memory;
import dev.stoa.architecture.sample.schema.Tables;

/** Sees domain and schema. */
public final class JooqMemories implements Memories {

  @Override
  public void save(Memory memory) {
    throw new JooqBroken(Tables.MEMORY);
  }

  private static final class JooqBroken extends Broken {
    private static final long serialVersionUID = 1L;

    JooqBroken(String message) {
      super(message);
    }
  }
}
