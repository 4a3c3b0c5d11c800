package dev.stoa.application.consensus;

import dev.stoa.domain.consensus.BriefingQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.DebateBriefing;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.pack.FillPack;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.RankedText;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** The step of finding what was concluded about similar topics; requires an open unit of work. */
final class FindSimilar {

  /**
   * The number of hits that are read; those of another domain or too little confidence drop out.
   */
  private static final int CANDIDATES = 200;

  /** What shares no word with a topic must be as near in meaning; the nearest may be far away. */
  private static final double LEAST_COSINE = 0.25;

  /** What is less relevant than half of the best does not go into a prompt. */
  private static final double NEAR = 0.5;

  private static final int PRECEDENTS = 5;
  private static final int UNANSWERED = 10;

  private static final Comparator<SimilarConsensus> NEAREST_FIRST =
      Comparator.comparingDouble(SimilarConsensus::relevance)
          .reversed()
          .thenComparing(one -> one.consensus().position());

  private static final Comparator<Dissent> MOST_CONFIDENT_FIRST =
      Comparator.<Dissent>comparingDouble(one -> one.draft().confidence())
          .reversed()
          .thenComparing(Dissent::position);

  private final ConsensusEntries entries;
  private final Dissents dissents;
  private final RankTexts texts;
  private final TokenCounter counter;

  FindSimilar(ConsensusEntries entries, Dissents dissents, RankTexts texts, TokenCounter counter) {
    this.entries = entries;
    this.dissents = dissents;
    this.texts = texts;
    this.counter = counter;
  }

  Seq<SimilarConsensus> similar(
      String topic, Option<Discipline> domain, double minConfidence, int limit) {
    TextQuery any = TextQuery.about(topic);
    TextQuery query = domain.map(wanted -> any.ownedBy(wanted.value())).getOrElse(any);
    Seq<RankedText> hits =
        texts
            .find(SearchSource.CONSENSUS, query, 0, CANDIDATES)
            .getOrElseThrow(RefusalException::new)
            .filter(FindSimilar::isAbout);
    double best =
        hits.headOption().map(RankedText::relevance).filter(most -> most > 0).getOrElse(1.0);
    Map<ConsensusId, Double> relevance =
        hits.toMap(hit -> new ConsensusId(hit.id()), hit -> Math.max(0, hit.relevance() / best));
    // The same words are found by their hash, however many other topics have them too.
    Seq<Consensus> same = entries.ofTopic(Topics.hash(topic), limit);
    return entries
        .find(relevance.keySet().toVector().removeAll(same.map(Consensus::id)))
        .map(one -> similar(topic, one, relevance.get(one.id()).get()))
        .appendAll(same.map(one -> similar(topic, one, 1)))
        .filter(one -> domain.forAll(one.consensus().draft().domain()::contains))
        .filter(one -> one.consensus().draft().confidence() >= minConfidence)
        .sorted(NEAREST_FIRST)
        .take(limit);
  }

  private static boolean isAbout(RankedText hit) {
    return hit.parts().words() + hit.parts().date() > 0
        || hit.cosine().exists(cosine -> cosine >= LEAST_COSINE);
  }

  private static SimilarConsensus similar(String topic, Consensus found, double relevance) {
    return new SimilarConsensus(found, relevance, Topics.similarity(topic, found.topic()));
  }

  private Seq<SimilarConsensus> near(String topic, Option<Discipline> domain, int limit) {
    return similar(topic, domain, 0, limit).filter(one -> one.relevance() >= NEAR);
  }

  /** The dissents about similar topics, the most confident first. */
  Seq<Dissent> dissents(String topic, Set<DissentType> types, double minConfidence, int limit) {
    return dissents
        .of(near(topic, Option.none(), 2 * limit).map(one -> one.consensus().id()))
        .filter(one -> types.contains(one.type()))
        .filter(one -> one.draft().confidence() >= minConfidence)
        .sorted(MOST_CONFIDENT_FIRST)
        .take(limit);
  }

  DebateBriefing brief(BriefingQuery query, Instant now) {
    Seq<SimilarConsensus> precedents =
        near(query.topic(), query.domain(), 4 * PRECEDENTS)
            .filter(one -> one.consensus().supersededBy().isEmpty())
            .take(PRECEDENTS);
    Seq<Dissent> unanswered =
        dissents
            .of(precedents.map(one -> one.consensus().id()))
            .filter(one -> one.acknowledgedAt().isEmpty())
            .filter(one -> one.type() != DissentType.ABSTENTION)
            .sorted(MOST_CONFIDENT_FIRST)
            .take(UNANSWERED);
    FillPack fill = new FillPack(query.topic(), query.tokens(), counter, now);
    return new DebateBriefing(
        precedents,
        unanswered,
        precedents
            .flatMap(one -> one.consensus().draft().cruxes())
            .distinct()
            .take(PRECEDENTS)
            .toVector(),
        fill.of(precedents.map(one -> one.precedent(unanswered))));
  }
}
