package dev.stoa.application.search;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.LongConsumer;

/** Search over all sources, and maintenance of their indexes. */
public final class SearchOperations {

  private final UnitOfWork unitOfWork;
  private final FindHits find;
  private final IndexMaintenance maintenance;
  private final IndexWaiting waiting;
  private final Seq<Searched> searched;

  /**
   * For one workspace.
   *
   * @param searched the expected content of each index; sources without it are searched but not
   *     compared
   */
  public <S extends SearchStorage & AgentStorage> SearchOperations(
      S storage, Iterable<Searched> searched) {
    this.searched = Vector.ofAll(searched);
    this.unitOfWork = storage.unitOfWork();
    this.find = new FindHits(storage, new FindAgent(storage.agents()));
    this.maintenance = new IndexMaintenance(storage.unitOfWork(), storage.textIndex());
    this.waiting = new IndexWaiting(storage, this.searched);
  }

  /**
   * Hits for a query, best first; the next page begins at its {@code next}.
   *
   * <p>The same thing comes once, and so do places with the very same words: one hit names them
   * all. Texts that are indexed on demand are indexed first.
   */
  public Either<SearchRefused, Page<SearchHit, Integer>> search(SearchEverything question) {
    waiting.catchUp(question.places());
    return unitOfWork.snapshot(() -> find.find(question));
  }

  /** As above, for any of the words in everything that is shared. */
  public Either<SearchRefused, Page<SearchHit, Integer>> search(String words) {
    return search(SearchEverything.about(words));
  }

  /** The sources whose indexes can be compared and rebuilt. */
  public Seq<SearchSource> cared() {
    return searched.map(Searched::source);
  }

  /** Compares every index with its expected content and changes nothing. */
  public Seq<IndexReport> reconcile() {
    return searched.map(maintenance::compare);
  }

  /**
   * Compares an index with its expected content and changes nothing; none for an unknown source.
   */
  public Option<IndexReport> reconcile(SearchSource source) {
    return of(source).map(maintenance::compare);
  }

  /**
   * Repairs an index, a page at a time; none for an unknown source.
   *
   * @param progress receives the number of texts compared so far
   * @return what was wrong, and has been repaired
   */
  public Option<IndexReport> rebuild(SearchSource source, LongConsumer progress) {
    waiting.catchUp(Vector.of(source));
    return of(source).map(one -> maintenance.repair(one, progress));
  }

  private Option<Searched> of(SearchSource source) {
    return searched.find(one -> one.source() == source);
  }
}
