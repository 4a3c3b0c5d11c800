package dev.stoa.application.consensus;

import dev.stoa.domain.consensus.Briefing;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.Comparator;

/** The step of finding what was concluded about similar topics; requires an open unit of work. */
final class FindSimilar {

  /** Number of candidates from the index, of which those with the most shared words are taken. */
  private static final int CANDIDATES = 200;

  private static final double LEAST = 0.1;
  private static final int PRECEDENTS = 5;
  private static final int UNANSWERED = 10;

  private static final Comparator<SimilarConsensus> NEAREST_FIRST =
      Comparator.comparingDouble(SimilarConsensus::similarity)
          .reversed()
          .thenComparing(one -> one.consensus().position());

  private static final Comparator<Dissent> MOST_CONFIDENT_FIRST =
      Comparator.<Dissent>comparingDouble(one -> one.draft().confidence())
          .reversed()
          .thenComparing(Dissent::position);

  private final ConsensusEntries entries;
  private final Dissents dissents;
  private final TextIndex index;

  FindSimilar(ConsensusEntries entries, Dissents dissents, TextIndex index) {
    this.entries = entries;
    this.dissents = dissents;
    this.index = index;
  }

  Seq<SimilarConsensus> similar(
      String topic, Option<Discipline> domain, double minConfidence, int limit) {
    TextQuery any = TextQuery.about(topic);
    TextQuery query = domain.map(wanted -> any.ownedBy(wanted.value())).getOrElse(any);
    Seq<ConsensusId> found =
        index
            .find(SearchSource.CONSENSUS, query, 0, CANDIDATES)
            .map(hit -> new ConsensusId(hit.id()));
    // The same words are found by their hash, however many other topics have them too.
    Seq<Consensus> same = entries.ofTopic(Topics.hash(topic), limit);
    return entries
        .find(found.removeAll(same.map(Consensus::id)))
        .appendAll(same)
        .filter(one -> domain.forAll(wanted -> one.draft().domain().contains(wanted)))
        .filter(one -> one.draft().confidence() >= minConfidence)
        .map(one -> new SimilarConsensus(one, Topics.similarity(topic, one.topic())))
        .filter(one -> one.similarity() > LEAST)
        .sorted(NEAREST_FIRST)
        .take(limit);
  }

  /** The dissents about similar topics, the most confident first. */
  Seq<Dissent> dissents(String topic, Set<DissentType> types, double minConfidence, int limit) {
    return dissents
        .of(similar(topic, Option.none(), 0, 2 * limit).map(one -> one.consensus().id()))
        .filter(one -> types.contains(one.type()))
        .filter(one -> one.draft().confidence() >= minConfidence)
        .sorted(MOST_CONFIDENT_FIRST)
        .take(limit);
  }

  Briefing brief(String topic, Option<Discipline> domain) {
    Seq<SimilarConsensus> precedents =
        similar(topic, domain, 0, 4 * PRECEDENTS)
            .filter(one -> one.consensus().supersededBy().isEmpty())
            .take(PRECEDENTS);
    Seq<Dissent> unanswered =
        dissents
            .of(precedents.map(one -> one.consensus().id()))
            .filter(one -> one.acknowledgedAt().isEmpty())
            .filter(one -> one.type() != DissentType.ABSTENTION)
            .sorted(MOST_CONFIDENT_FIRST)
            .take(UNANSWERED);
    return new Briefing(
        topic,
        precedents,
        unanswered,
        precedents
            .flatMap(one -> one.consensus().draft().cruxes())
            .distinct()
            .take(PRECEDENTS)
            .toVector());
  }
}
