package dev.stoa.application.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.application.rating.CalibrationOperations;
import dev.stoa.domain.consensus.BriefingQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.DebateBriefing;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class ConsensusOperationsTest {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final ConsensusOperations consensus =
      new ConsensusOperations(storage, this::tick, this::id, TokenCounter.ESTIMATE).registering();
  private final MinorityOperations minority = new MinorityOperations(storage, this::tick, this::id);
  private final CalibrationOperations calibration =
      new CalibrationOperations(storage, this::tick, this::id);
  private final CritiqueOperations critiques =
      new CritiqueOperations(storage, this::tick, this::id);

  @Test
  void nobodyUnknownTakesPart() {
    Either<ConsensusRefused, Consensus> refused =
        new ConsensusOperations(storage, this::tick, this::id, TokenCounter.ESTIMATE)
            .record(draft("t").agreed("nobody", 1));
    assertTrue(refused.getLeft() instanceof ConsensusRefused.NoAgent, refused.toString());
    assertEquals(0, consensus.statistics().consensus().live());
  }

  @Test
  void anExactTopicIsFoundAmongManyNewer() {
    Consensus old = record(draft("Rate limiting: design!"));
    for (int i = 0; i < 300; i++) {
      record(draft("rate limiting of service " + i));
    }
    Seq<SimilarConsensus> found =
        consensus.similar(TopicQuery.about("design, rate limiting").limit(5));
    assertEquals(new SimilarConsensus(old, 1, 1), found.head());
    assertEquals(5, found.size());
    assertTrue(found.get(1).similarity() < 1, found.toString());
  }

  @Test
  void theBriefingOfTheDocumentationHasItsPrecedent() {
    Consensus prices =
        consensus
            .record(
                ConsensusDraft.of(
                        "debate-7", "Should prices be cached?", "Cache them for an hour.", 0.8)
                    .crux("How often do prices change?"),
                Vector.of(
                    DissentDraft.of("bob", DissentType.RISK_WARNING, "Stale prices cost money.")
                        .confidence(0.75)))
            .get();
    record(draft("Should we move to Rome?"));
    assertEquals(
        """
        - [c:%s] Should prices be cached?
          Cache them for an hour.
          Dissent (risk_warning): Stale prices cost money.
          Crux: How often do prices change? (consensus, today, split precedent)
        """
            .replace("%s", prices.id().value().substring(2)),
        consensus.brief("Cache stock levels?").text());
    for (String topic : new String[] {"price caching", "cached price lookups"}) {
      assertEquals(
          Vector.of(prices),
          consensus.similar(TopicQuery.about(topic)).map(SimilarConsensus::consensus));
    }
    assertEquals(1, consensus.riskWarnings("Should we do price caching?", 0.5, 9).size());
  }

  @Test
  void similarTopicsAreFilteredByDomainAndConfidence() {
    Consensus ops = record(draft("use redis for caching").domain("ops"));
    Consensus other =
        record(ConsensusDraft.of("d", "use redis for caching", "no", 0.2).domain("dev"));
    assertEquals(2, consensus.similar(TopicQuery.about("redis caching")).size());
    assertEquals(
        Vector.of(ops),
        consensus
            .similar(TopicQuery.about("redis caching").in(new Discipline("ops")))
            .map(SimilarConsensus::consensus));
    assertEquals(
        Vector.of(ops),
        consensus
            .similar(TopicQuery.about("redis caching").confident(0.5))
            .map(SimilarConsensus::consensus));
    consensus.archive(ops.id()).get();
    assertEquals(
        Vector.of(other),
        consensus.similar(TopicQuery.about("redis caching")).map(SimilarConsensus::consensus));
    assertEquals(Vector.empty(), consensus.similar(TopicQuery.about("unrelated")));
  }

  @Test
  void aBriefingHasPrecedentsUnansweredDissentsAndCruxes() {
    Consensus old = record(draft("use a cache").crux("stale data"));
    Consensus replaced = record(draft("use a cache now"));
    Consensus fresh =
        consensus.supersede(replaced.id(), draft("use a cache today"), Vector.empty()).get();
    Dissent open = dissent(old, "bob", DissentType.RISK_WARNING, 0.4);
    Dissent sure = dissent(fresh, "cat", DissentType.ALTERNATIVE_APPROACH, 0.9);
    Dissent noted = dissent(fresh, "dan", DissentType.ALTERNATIVE_APPROACH, 0.8);
    dissent(fresh, "eve", DissentType.ABSTENTION, 1);
    consensus.acknowledge(noted.id()).get();
    DebateBriefing briefing = consensus.brief("use a cache");
    assertEquals(
        Vector.of(old.id(), fresh.id()), briefing.precedents().map(one -> one.consensus().id()));
    assertEquals(Vector.of(sure, open), briefing.unanswered());
    assertEquals(Vector.of("stale data"), briefing.cruxes());
    assertTrue(briefing.text().contains("Crux: stale data"), briefing.text());
    assertEquals(
        Vector.of(sure, noted.acknowledged(now)).map(Dissent::id),
        consensus.contrarianViews("use a cache", 0, 9).map(Dissent::id));
    assertEquals(Vector.of(open), consensus.riskWarnings("use a cache", 0, 9));
    assertEquals(Vector.empty(), consensus.riskWarnings("use a cache", 0.5, 9));
    assertEquals("Nothing is known about this.\n", consensus.brief("something else").text());
    Pack small = consensus.brief(BriefingQuery.about("use a cache").tokens(20)).pack();
    assertEquals(old.id().value(), small.items().single().at().id());
    assertEquals(Vector.of(LeftOutReason.BUDGET), small.leftOut().map(LeftOut::reason));
  }

  @Test
  void theMinorityIsCreditedOnceWhenTheMajorityWasWrong() {
    Consensus concluded = record(draft("t").domain("ops").agreed("ada", 0.9).agreed("zoe", 0.8));
    dissent(concluded, "bob", DissentType.FUNDAMENTAL_DISAGREEMENT, 0.75);
    assertEquals(ConsensusStrength.CONTESTED, consensus.find(concluded.id()).get().strength());
    Consensus resolved = minority.resolve(concluded.id(), ConsensusTruth.OVERTURNED).get();
    assertEquals(resolved, minority.resolve(concluded.id(), ConsensusTruth.OVERTURNED).get());
    assertEquals(
        Either.left(
            new ConsensusRefused.AlreadyResolved(concluded.id(), ConsensusTruth.OVERTURNED)),
        minority.resolve(concluded.id(), ConsensusTruth.UPHELD));
    Calibration bob =
        calibration.find(new AgentName("bob"), DisciplineFilter.of(new Discipline("ops"))).get();
    assertEquals(1, bob.tally().predictions());
    assertEquals(0.0625, bob.tally().brierSum(), 1e-12);
    Calibration ada = calibration.find("ada").get();
    assertEquals(0.81, ada.tally().brierSum(), 1e-12);
    Reputation reputation = critiques.reputation("bob").get();
    assertEquals(1, reputation.critiquesGiven());
    assertEquals(1, reputation.critiquesValuable());
    assertEquals(0.25, reputation.predictionErrors(), 1e-12);
    assertEquals(Option.none(), critiques.reputation("ada"));
    MinorityReport report = minority.report();
    assertEquals(
        Vector.of(new DissenterRecord(new AgentName("bob"), 1, 1, 0.1875)), report.dissenters());
    assertEquals(1, report.rate());
    assertEquals(1, report.errors().size());
    assertEquals(
        Either.left(
            new ConsensusRefused.AlreadyResolved(concluded.id(), ConsensusTruth.OVERTURNED)),
        consensus.dissent(
            concluded.id(), DissentDraft.of("bob", DissentType.RISK_WARNING, "late")));
  }

  @Test
  void whatIsUnknownIsRefused() {
    ConsensusId none = new ConsensusId("none");
    Either<ConsensusRefused, Object> unknown = Either.left(new ConsensusRefused.Unknown(none));
    assertEquals(unknown, consensus.archive(none));
    assertEquals(unknown, consensus.restore(none));
    assertEquals(unknown, minority.resolve(none, ConsensusTruth.UPHELD));
    assertEquals(unknown, consensus.supersede(none, draft("t"), Vector.empty()));
    assertEquals(
        unknown, consensus.dissent(none, DissentDraft.of("bob", DissentType.RISK_WARNING, "x")));
  }

  private Consensus record(ConsensusDraft draft) {
    return consensus.record(draft).get();
  }

  private Dissent dissent(Consensus against, String agent, DissentType type, double confidence) {
    return consensus
        .dissent(against.id(), DissentDraft.of(agent, type, "says so").confidence(confidence))
        .get();
  }

  private static ConsensusDraft draft(String topic) {
    return ConsensusDraft.of("d", topic, "yes", 0.8);
  }

  private Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  private String id() {
    lastId++;
    return String.format("id-%05d", lastId);
  }
}
