package dev.stoa.application.search;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.EvaluatedSearch;
import dev.stoa.domain.search.EvaluatedSearch.Way;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.LongConsumer;

/** Search over all sources, and maintenance of their indexes. */
public final class SearchOperations {

  private final UnitOfWork unitOfWork;
  private final TextIndex index;
  private final FindHits find;
  private final EvaluateSearch evaluate;
  private final IndexMaintenance maintenance;
  private final IndexWaiting waiting;
  private final Seq<Searched> searched;

  /**
   * For one workspace.
   *
   * @param searched the expected content of each index; sources without it are searched but not
   *     compared
   * @param clock by which evaluations are timed
   */
  public <S extends SearchStorage & AgentStorage & TrustStorage> SearchOperations(
      S storage, Iterable<Searched> searched, InstantSource clock) {
    this.searched = Vector.ofAll(searched);
    this.unitOfWork = storage.unitOfWork();
    this.find =
        new FindHits(
            storage, new FindAgent(storage.agents()), this::ofAsker, MicrosecondClock.of(clock));
    this.maintenance = new IndexMaintenance(storage.unitOfWork(), storage.textIndex());
    this.index = storage.textIndex();
    this.evaluate = new EvaluateSearch(this::search, clock);
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

  /**
   * How well questions of your own are answered, by words alone and, where the workspace has an
   * embedding model, with it.
   *
   * @param where as whom and in which sources; its limit is the number of hits that count
   */
  public Either<SearchRefused, Seq<EvaluatedSearch>> evaluate(
      SearchEverything where, Iterable<JudgedQuestion> questions) {
    Seq<JudgedQuestion> all = Vector.ofAll(questions);
    if (all.isEmpty()) {
      throw new InvalidValue("no question is given: give at least one");
    }
    waiting.catchUp(where.places());
    Either<SearchRefused, Seq<EvaluatedSearch>> byWords =
        evaluate.run(Way.WORDS, where.withoutModel(), all);
    boolean hasModel = unitOfWork.read(() -> index.embedded(all.head().question())).isDefined();
    return hasModel
        ? byWords.flatMap(words -> evaluate.run(Way.MODEL, where, all).map(words::appendAll))
        : byWords;
  }

  /** The sources whose indexes can be compared and rebuilt. */
  public Seq<SearchSource> cared() {
    return searched.map(Searched::source);
  }

  /**
   * How many texts of each source are in no segment of its index yet, so that questions read them.
   */
  public Map<SearchSource, Long> unmerged() {
    return unitOfWork.read(() -> cared().toLinkedMap(source -> source, index::waiting));
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

  private Set<String> ofAsker(SearchSource source, Seq<String> ids) {
    return of(source).map(one -> one.ofAsker(ids)).getOrElse(HashSet.empty());
  }

  private Option<Searched> of(SearchSource source) {
    return searched.find(one -> one.source() == source);
  }
}
