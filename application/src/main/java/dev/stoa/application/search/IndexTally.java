package dev.stoa.application.search;

import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.IndexReport.Faults;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What the stretches of an index come to. */
final class IndexTally {

  private static final Faults NONE = new Faults(0, Vector.empty());

  private final SearchSource source;
  private long documents;
  private Faults missing = NONE;
  private Faults stale = NONE;
  private Faults superfluous = NONE;

  IndexTally(SearchSource source) {
    this.source = source;
  }

  void add(IndexSlice slice) {
    documents += slice.documents();
    missing = and(missing, slice.missing());
    stale = and(stale, slice.stale());
    superfluous = and(superfluous, slice.superfluous());
  }

  long documents() {
    return documents;
  }

  IndexReport report(boolean sound) {
    return new IndexReport(source, documents, missing, stale, superfluous, sound);
  }

  private static Faults and(Faults faults, Seq<String> more) {
    return new Faults(
        faults.count() + more.size(), faults.first().appendAll(more).take(Faults.NAMED));
  }
}
