package dev.stoa.actions.search;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;

/** How search indexes compare with the stored data. */
record ShownIndexes(
    @Param("Whether no fault was found in any of them.") boolean right, Seq<Index> indexes) {

  static ShownIndexes of(Seq<IndexReport> reports) {
    return new ShownIndexes(reports.forAll(IndexReport::isRight), reports.map(Index::of));
  }

  /** One index. */
  record Index(
      SearchSource index,
      @Param("How many texts it should contain.") long documents,
      @Param("How many of them it lacks.") long missing,
      @Param("How many it has with other words or another owner.") long stale,
      @Param("How many it has that it should not have.") long superfluous,
      @Param("The first that it lacks.") Seq<String> missingIds,
      Seq<String> staleIds,
      Seq<String> superfluousIds,
      @Param("Whether its words match its own texts.") boolean sound) {

    private static Index of(IndexReport report) {
      return new Index(
          report.source(),
          report.documents(),
          report.missing().count(),
          report.stale().count(),
          report.superfluous().count(),
          report.missing().first(),
          report.stale().first(),
          report.superfluous().first(),
          report.sound());
    }
  }
}
