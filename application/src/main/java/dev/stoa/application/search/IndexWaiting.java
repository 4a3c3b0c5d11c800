package dev.stoa.application.search;

import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.IndexedLater;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;

/** Indexes what waits for it, in units of a bounded size. */
public final class IndexWaiting {

  /** Other writers wait for a step, in which a model may embed every text. */
  private static final int STEP = 100;

  private final UnitOfWork unitOfWork;
  private final TextIndex index;
  private final Seq<IndexedLater> later;

  /** For those of these contexts whose documents are indexed later. */
  public IndexWaiting(SearchStorage storage, Seq<? extends Searched> searched) {
    this.unitOfWork = storage.unitOfWork();
    this.index = storage.textIndex();
    this.later =
        searched.filter(IndexedLater.class::isInstance).map(IndexedLater.class::cast).toVector();
  }

  /** All that waited when this began. */
  public void catchUp() {
    later.forEach(this::catchUp);
  }

  /** As above, of these sources. */
  public void catchUp(Seq<SearchSource> sources) {
    later.filter(one -> sources.contains(one.source())).forEach(this::catchUp);
  }

  private void catchUp(IndexedLater source) {
    boolean more = unitOfWork.read(source::isWaiting);
    try {
      while (more) {
        // A step that is not full took the last.
        more = unitOfWork.run(() -> take(source)) == STEP;
      }
    } catch (RefusalException refused) {
      // What waits was written after the instant that is read.
      if (!(refused.refusal() instanceof PastRefused.ReadOnly)) {
        throw refused;
      }
    } catch (StorageException failure) {
      // Where nothing can be written, what is indexed is searched.
      if (!failure.isForbidden()) {
        throw failure;
      }
    }
  }

  private int take(IndexedLater source) {
    Seq<SearchDocument> taken = source.takeWaiting(STEP);
    index.putAll(taken);
    return taken.size();
  }
}
