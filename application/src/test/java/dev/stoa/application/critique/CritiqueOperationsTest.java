package dev.stoa.application.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.PatternQuery;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class CritiqueOperationsTest {

  private static final AgentName ADA = new AgentName("ada");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AtomicLong ids = new AtomicLong();
  private Instant now = Instant.parse("2026-01-02T03:04:05.123456Z");
  private final CritiqueOperations critiques =
      new CritiqueOperations(storage, () -> now, () -> "id-" + ids.incrementAndGet()).registering();

  @Test
  void manyAreFiledAsOneByOne() {
    AgentName ada = new AgentName("ada");
    AgentName bob = new AgentName("bob");
    Seq<Critique> filed =
        critiques
            .fileAll(
                Vector.of(
                    CritiqueDraft.of("d", ada).issue("slow"),
                    CritiqueDraft.of("d", bob).issue("unclear"),
                    CritiqueDraft.of("e", ada).issue("untested")))
            .get();
    assertEquals(filed.toVector(), critiques.list(CritiqueQuery.all()).items().toVector());
    assertEquals(2, critiques.reputation(ada).get().critiquesGiven());
    assertEquals(1, critiques.reputation(bob).get().critiquesGiven());
    assertEquals(Either.right(Vector.empty()), critiques.fileAll(Vector.empty()));
    critiques.judge(filed.get(0).id(), CritiqueJudgement.helped(0.9)).get();
    assertEquals(
        Vector.of(ada, bob),
        critiques
            .reputationsByCalibration(PageRequest.first())
            .items()
            .map(one -> one.agent())
            .toVector());
  }

  @Test
  void aJudgedCritiqueTeachesItsCriticAndItsIssues() {
    Critique filed =
        critiques
            .file(
                CritiqueDraft.of("d", ADA)
                    .issue("slow query")
                    .issue("SLOW QUERY")
                    .issue("no tests")
                    .suggestion("index it")
                    .severity(0.8)
                    .expecting(0.6))
            .get();
    Critique judged =
        critiques.judge(filed.id(), CritiqueJudgement.helped(0.9).by("indexed")).get();
    assertEquals(0.3, judged.predictionError().get(), 1e-12);
    Reputation ada = critiques.reputation(ADA).get();
    assertEquals(1, ada.critiquesGiven());
    assertEquals(1, ada.critiquesValuable());
    assertEquals(0.7, ada.calibration(), 1e-12);
    CritiquePattern slow = critiques.pattern(PatternId.of("slow query")).get();
    assertEquals(1, slow.successes(), "twice in one critique is once");
    assertEquals(Option.some("index it"), slow.suggestion());
    assertEquals(Option.some("indexed"), slow.exampleTask());
    assertTrue(critiques.pattern(PatternId.of("no tests")).isDefined());
  }

  @Test
  void critiquesCountInTheRelationshipOfCriticAndTarget() {
    RatingOperations ratings = new RatingOperations(storage, () -> now, () -> "id");
    AgentName bob = new AgentName("bob");
    Seq<Critique> filed =
        critiques
            .fileAll(
                Vector.of(
                    CritiqueDraft.of("d", bob).against(ADA),
                    CritiqueDraft.of("d", bob).against(ADA),
                    CritiqueDraft.of("d", ADA).against(bob),
                    CritiqueDraft.of("d", ADA).against(ADA),
                    CritiqueDraft.of("d", ADA)))
            .get();
    assertEquals(
        CountersBuilder.builder()
            .debates(0)
            .agreements(0)
            .critiquesAToB(1)
            .critiquesBToA(2)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build(),
        ratings.relationship(ADA, bob).get().counters());
    for (int i = 0; i < 2; i++) {
      critiques.judge(filed.get(0).id(), CritiqueJudgement.helped(0.9)).get();
      critiques.judge(filed.get(2).id(), CritiqueJudgement.failed(0.1)).get();
      critiques.judge(filed.get(3).id(), CritiqueJudgement.helped(0.9)).get();
    }
    assertEquals(
        CountersBuilder.builder()
            .debates(0)
            .agreements(0)
            .critiquesAToB(1)
            .critiquesBToA(2)
            .acceptedAToB(0)
            .acceptedBToA(1)
            .changesA(1)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build(),
        ratings.relationship(ADA, bob).get().counters());
    assertEquals(1, ratings.relationships(ADA, PageRequest.first(9)).items().size());
    assertTrue(ratings.replay().agrees());
    Counters tooMany =
        CountersBuilder.builder()
            .debates(0)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(1)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build();
    assertEquals(
        "accepted critiques are out of range: at most as many as critiques",
        assertThrows(IllegalArgumentException.class, () -> ratings.observe(ADA, bob, tooMany))
            .getMessage());
  }

  @Test
  void aVerdictIsFinal() {
    CritiqueId id = critiques.file(CritiqueDraft.of("d", ADA).issue("slow")).get().id();
    Critique judged = critiques.judge(id, CritiqueJudgement.helped(0.7)).get();
    now = now.plusSeconds(60);
    assertEquals(Either.right(judged), critiques.judge(id, CritiqueJudgement.helped(0.7)));
    CritiqueRefused refused = critiques.judge(id, CritiqueJudgement.failed(0.7)).getLeft();
    assertInstanceOf(CritiqueRefused.AlreadyJudged.class, refused);
    assertEquals(
        "critique 1 was judged already, as one that led to improvement, usefulness 0.7: a verdict"
            + " is final",
        refused.sentence());
    assertEquals(1, critiques.reputation(ADA).get().predictions());
    assertEquals(1, critiques.pattern(PatternId.of("slow")).get().successes());
    assertEquals(
        "critique 9 does not exist: list the critiques to find it",
        critiques.judge(new CritiqueId(9), CritiqueJudgement.helped(1)).getLeft().sentence());
  }

  @Test
  void aFailureIsHeldAgainstAKnownPatternOnly() {
    critiques.learn(PatternLesson.helped("slow", 0.5));
    CritiqueId id =
        critiques.file(CritiqueDraft.of("d", ADA).issue("slow").issue("odd")).get().id();
    critiques.judge(id, CritiqueJudgement.failed(0.1)).get();
    assertEquals(1, critiques.pattern(PatternId.of("slow")).get().failures());
    assertEquals(Option.none(), critiques.pattern(PatternId.of("odd")));
    assertEquals(Option.none(), critiques.learn(PatternLesson.failed("odd")));
  }

  @Test
  void theTopIsTheTopOfAllOnEveryPage() {
    long seed = 7;
    Random random = new Random(seed);
    for (int i = 0; i < 700; i++) {
      now = now.plus(Duration.ofHours(random.nextInt(20)));
      String issue = "slow " + i;
      for (int times = random.nextInt(6); times >= 0; times--) {
        critiques.learn(PatternLesson.helped(issue, 0.5));
      }
      if (random.nextInt(3) == 0) {
        critiques.learn(PatternLesson.failed(issue));
      }
    }
    Seq<RankedPattern> all =
        storage
            .unitOfWork()
            .read(() -> storage.patterns().strongest(Option.none(), 2, Option.none(), 1_000))
            .map(pattern -> new RankedPattern(pattern, pattern.scoreAt(now)))
            .sortBy(ranked -> ranked.pattern().id().value())
            .sortBy(ranked -> -ranked.score());
    Seq<RankedPattern> paged = Vector.empty();
    Option<RankPosition> next = Option.none();
    do {
      Page<RankedPattern, RankPosition> page =
          critiques.topPatterns(
              new PatternQuery(
                  Option.some(IssueCategory.PERFORMANCE), 2, new PageRequest<>(next, 60)));
      paged = paged.appendAll(page.items());
      next = page.next();
      now = now.plusSeconds(1);
    } while (next.isDefined());
    assertEquals(all.toVector(), paged.toVector(), "seed " + seed);
  }

  @Test
  void whatIsOldAndMostlyFailsIsPutAwayBatchByBatch() {
    for (int i = 0; i < 5; i++) {
      String issue = "slow " + i;
      critiques.learn(PatternLesson.helped(issue, 0.5));
      for (int times = 0; times < (i == 2 ? 1 : 3); times++) {
        critiques.learn(PatternLesson.failed(issue));
      }
    }
    assertEquals(0, archive(9).examined(), "nothing is old yet");
    now = now.plus(Duration.ofDays(90)).plusSeconds(1);
    critiques.learn(PatternLesson.helped("slow young", 0.5));
    ArchiveReport first = archive(3);
    assertEquals(3, first.examined());
    ArchiveReport rest =
        critiques.archivePatterns(PatternRetention.DEFAULT, new PageRequest<>(first.next(), 3));
    assertEquals(Option.none(), rest.next());
    assertEquals(4, first.archived().size() + rest.archived().size());
    assertTrue(critiques.pattern(PatternId.of("slow 2")).isDefined(), "half of it succeeds");
    // One half and one whole are left: the rate has forgotten the others.
    assertEquals(
        0.75,
        storage
            .unitOfWork()
            .read(() -> storage.patterns().rates().get(IssueCategory.PERFORMANCE).get())
            .mean());
  }

  @Test
  void votesWeighByReputation() {
    assertEquals(1.0, critiques.voteWeight(ADA));
    critiques.recordProposal(ADA, true);
    assertEquals(1.3, critiques.voteWeight(ADA), 1e-12);
    critiques.recordProposal(new AgentName("bob"), false);
    Page<Reputation, ReputationPosition> first = critiques.reputations(PageRequest.first(1));
    assertEquals("ada", first.items().head().agent().value());
    assertEquals(
        "bob",
        critiques.reputations(new PageRequest<>(first.next(), 1)).items().head().agent().value());
  }

  @Test
  void critiquesAreListedPageByPage() {
    for (int i = 0; i < 3; i++) {
      critiques.file(CritiqueDraft.of("d" + i % 2, ADA));
    }
    Page<Critique, Long> first = critiques.list(CritiqueQuery.all().limit(2));
    assertEquals(Option.some(2L), first.next());
    assertEquals(1, critiques.list(CritiqueQuery.all().after(2L).limit(2)).items().size());
    assertEquals(2, critiques.list(CritiqueQuery.all().inDebate("d0")).items().size());
    assertTrue(critiques.find(new CritiqueId(3)).isDefined());
  }

  private ArchiveReport archive(int batch) {
    return critiques.archivePatterns(PatternRetention.DEFAULT, PageRequest.first(batch));
  }
}
