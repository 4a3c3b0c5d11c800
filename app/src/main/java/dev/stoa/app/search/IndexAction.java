package dev.stoa.app.search;

import dev.stoa.app.StoaAction;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import picocli.CommandLine.Option;

/** A command about the indexes of some sources, or of all that can be compared. */
abstract class IndexAction extends StoaAction {

  @Option(
      names = "--in",
      split = ",",
      paramLabel = "memory|note|knowledge|message",
      description = "Only these indexes (all).")
  private String[] in = {};

  final Seq<IndexReport> each(
      BiFunction<SearchOperations, SearchSource, io.vavr.control.Option<IndexReport>> work) {
    Seq<SearchSource> named = SearchCommand.sources(List.of(in));
    return workspace()
        .use(
            stoa ->
                (named.isEmpty() ? stoa.search().cared() : named)
                    .flatMap(source -> work.apply(stoa.search(), source))
                    .toVector());
  }
}
