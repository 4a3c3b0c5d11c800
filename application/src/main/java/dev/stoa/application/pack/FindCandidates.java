package dev.stoa.application.pack;

import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.pack.PackCandidate;
import dev.stoa.domain.search.ReciprocalRank;
import dev.stoa.domain.search.RelevanceParts;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.util.Comparator;
import java.util.StringJoiner;

/** The step of reading the texts of hits; requires an open unit of work. */
final class FindCandidates {

  private final TextIndex index;
  private final CurrentTexts current;

  <
          S extends
              SearchStorage & MemoryStorage & CorrectionStorage & EvidenceStorage & LessonStorage
                  & ConsensusStorage>
      FindCandidates(S storage) {
    this.index = storage.textIndex();
    this.current = new CurrentTexts(storage);
  }

  /** The hits, and the last messages among them by their place in the channel, best first. */
  Seq<PackCandidate> of(Seq<SearchHit> hits, LastMessages last, Instant now) {
    Map<SearchPlace, PackCandidate> found =
        hits.groupBy(hit -> hit.at().source())
            .toVector()
            .flatMap(some -> ofSource(some._1, some._2, now))
            .toMap(PackCandidate::at, candidate -> candidate);
    Seq<Tuple2<Double, PackCandidate>> searched =
        hits.flatMap(
            hit -> found.get(hit.at()).map(one -> Tuple.of(ReciprocalRank.score(hit.rank()), one)));
    return searched
        .appendAll(newest(last).reject(one -> found.containsKey(one._2.at())))
        .sorted(Comparator.comparing((Tuple2<Double, PackCandidate> one) -> one._1).reversed())
        .map(Tuple2::_2);
  }

  private Seq<PackCandidate> ofSource(SearchSource source, Seq<SearchHit> hits, Instant now) {
    Map<String, SearchDocument> documents =
        index
            .named(source, hits.map(hit -> hit.at().id()))
            .toMap(SearchDocument::id, document -> document);
    Map<String, CurrentText> texts = current.of(source, documents.values().toVector(), now);
    return hits.flatMap(
        hit ->
            texts
                .get(hit.at().id())
                .map(
                    text ->
                        new PackCandidate(
                            hit.at(),
                            text.text(),
                            documents.get(hit.at().id()).get().date().get(),
                            why(hit.parts()),
                            hit.alsoAt(),
                            text.outdated(),
                            hit.written())));
  }

  private static Seq<Tuple2<Double, PackCandidate>> newest(LastMessages last) {
    return last.documents()
        .zipWithIndex(
            (document, place) ->
                Tuple.of(
                    ReciprocalRank.score(place + 1),
                    PackCandidate.of(document, last.why())
                        .text(CurrentText.of(document).text())
                        .written(last.origins().get(document.id()))));
  }

  /** The parts of the relevance that count. */
  private static String why(RelevanceParts parts) {
    StringJoiner why = new StringJoiner(" and ", "by ", "").setEmptyValue("found");
    add(why, "words", parts.words() + parts.window());
    add(why, "author", parts.author());
    add(why, "date", parts.date());
    add(why, "meaning", parts.meaning());
    return why.toString();
  }

  private static void add(StringJoiner why, String name, double part) {
    if (part > 0) {
      why.add(name);
    }
  }
}
