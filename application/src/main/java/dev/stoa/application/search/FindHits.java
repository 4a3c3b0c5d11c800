package dev.stoa.application.search;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.AskersTexts;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** The step of asking every index and making one ranking of the answers. */
public final class FindHits {

  private final TextIndex index;
  private final RankTexts texts;
  private final FindAgent agents;
  private final Origins origins;
  private final InstantSource clock;

  /** Over all sources of a workspace. */
  public <S extends SearchStorage & TrustStorage> FindHits(
      S storage, FindAgent agents, InstantSource clock) {
    this(storage, agents, AskersTexts.UNKNOWN, clock);
  }

  <S extends SearchStorage & TrustStorage> FindHits(
      S storage, FindAgent agents, AskersTexts askers, InstantSource clock) {
    this.origins = storage.origins();
    this.index = storage.textIndex();
    this.texts = new RankTexts(storage, askers);
    this.agents = agents;
    this.clock = clock;
  }

  /** A page of hits, best first. */
  public Either<SearchRefused, Page<SearchHit, Integer>> find(SearchEverything question) {
    if (question.as().isEmpty()) {
      Option<SearchSource> refused = question.sources().find(SearchSource::isPrivate);
      return refused.isDefined()
          ? Either.left(new SearchRefused.Private(refused.get()))
          : page(question, Option.none());
    }
    return agents
        .any(question.as().get())
        .<SearchRefused>mapLeft(SearchRefused.NoAgent::new)
        .flatMap(agent -> page(question, Option.some(agent.id().value())));
  }

  private Either<SearchRefused, Page<SearchHit, Integer>> page(
      SearchEverything question, Option<String> asker) {
    Seq<SearchSource> sources =
        question.places().filter(source -> !source.isPrivate() || asker.isDefined());
    int end = end(question);
    // Pages are cut from one and the same ranking, so that none repeats or drops a hit.
    return new Ranking(index, texts, source -> query(question, source, asker), question.minTrust())
        .best(sources, end + 1)
        .<SearchRefused>mapLeft(SearchRefused.OtherModel::new)
        .map(ranked -> page(question, asker, ranked));
  }

  private static int end(SearchEverything question) {
    return question.page().after().getOrElse(0) + question.page().limit();
  }

  private Page<SearchHit, Integer> page(
      SearchEverything question, Option<String> asker, Seq<MergedHit> ranked) {
    int limit = question.page().limit();
    int end = end(question);
    Seq<MergedHit> shown = ranked.slice(end - limit, end);
    Map<SearchPlace, String> snippets = snippets(question, asker, shown);
    Map<SearchPlace, Origin> written = written(shown.map(MergedHit::at));
    return new Page<>(
        shown.map(
            hit ->
                new SearchHit(
                    hit.at(),
                    snippets.getOrElse(hit.at(), ""),
                    hit.score(),
                    hit.rank(),
                    hit.parts(),
                    hit.alsoAt(),
                    written.get(hit.at()))),
        Option.when(ranked.size() > end && end + limit <= SearchEverything.DEEPEST, end));
  }

  /** The origins of those whose kind has one. */
  private Map<SearchPlace, Origin> written(Seq<SearchPlace> places) {
    Map<SearchPlace, ItemRef> items =
        places
            .flatMap(
                place -> place.source().items().map(kind -> Tuple.of(place, kind.ref(place.id()))))
            .toMap(one -> one);
    Map<ItemRef, Origin> all = origins.all(items.values().toVector());
    return items.mapValues(item -> all.get(item).get());
  }

  private Map<SearchPlace, String> snippets(
      SearchEverything question, Option<String> asker, Seq<MergedHit> shown) {
    return shown
        .map(MergedHit::at)
        .groupBy(SearchPlace::source)
        .flatMap(
            (source, places) -> {
              Map<String, String> result =
                  index.snippets(
                      source, query(question, source, asker), places.map(SearchPlace::id));
              return places.toMap(place -> place, place -> result.getOrElse(place.id(), ""));
            });
  }

  private TextQuery query(SearchEverything question, SearchSource source, Option<String> asker) {
    TextQuery words =
        TextQuery.about(question.words())
            .matching(question.matching())
            .validAt(question.valid().asOf(clock.instant()))
            .where(question.where());
    TextQuery some = question.byWordsOnly() ? words.withoutModel() : words;
    TextQuery query = question.minTrust() == Trust.QUARANTINED ? some.includingQuarantined() : some;
    Option<String> owner =
        switch (source) {
          case MEMORY, FILE -> question.scope();
          case NOTE -> asker;
          case CONVERSATION -> Option.some(question.user());
          // Those of a project or a conversation are their user's, whom the index does not know.
          case CORRECTION -> Option.some(SearchEverything.GLOBAL);
          case KNOWLEDGE, MESSAGE, EVIDENCE, CONSENSUS, LESSON, ENTITY, TURN -> Option.none();
        };
    return owner.map(query::ownedBy).getOrElse(query);
  }
}
