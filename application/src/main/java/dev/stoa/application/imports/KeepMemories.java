package dev.stoa.application.imports;

import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Stores imported memories and indexes their words. */
final class KeepMemories {

  private final ImportRun run;

  KeepMemories(ImportRun run) {
    this.run = run;
  }

  Seq<Option<String>> keep(Seq<Memory> batch) {
    Seq<Boolean> added = run.storage().memories().addAll(batch);
    run.index(
        batch
            .zip(added)
            .filter(one -> one._2)
            .map(
                one ->
                    new SearchDocument(
                        SearchSource.MEMORY,
                        one._1.id().value(),
                        one._1.scope().value(),
                        one._1.content())));
    return added.map(
        isNew ->
            Option.when(!isNew, "a memory with the same id or the same content is here already"));
  }
}
