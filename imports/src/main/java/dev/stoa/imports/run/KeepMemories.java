package dev.stoa.imports.run;

import dev.stoa.domain.memory.Memory;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores imported memories and indexes their words. */
public final class KeepMemories {

  private final ImportRun run;

  public KeepMemories(ImportRun run) {
    this.run = run;
  }

  public Seq<Option<String>> keep(Seq<Memory> batch) {
    Seq<Boolean> added = run.storage().memories().addAll(batch);
    run.index(batch.zip(added).filter(one -> one._2).map(one -> one._1.document()));
    return added.map(
        isNew ->
            Option.when(!isNew, "a memory with the same id or the same content is here already"));
  }
}
