package dev.stoa.application.correction;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.DecayClass;
import dev.stoa.domain.correction.DpoPair;
import dev.stoa.domain.correction.DpoSummary;
import dev.stoa.domain.correction.InjectedCorrection;
import dev.stoa.domain.correction.PackedCorrections;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.ScopeRelation;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.pack.LeftOut;
import dev.stoa.domain.pack.LeftOutReason;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.conversation.ConversationSamples;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class CorrectionOperationsTest {

  private static final CorrectionDraft POSTGRES =
      CorrectionDraft.of("database_choice", "software_engineering", "Use Postgres.")
          .rejected("Use SQLite.");

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final CorrectionOperations corrections =
      new CorrectionOperations(storage, () -> now, () -> "id-" + ++lastId, TokenCounter.ESTIMATE);

  @Test
  void theSameSubjectIsReplacedAndItsHistoryKept() {
    Correction first = recorded(POSTGRES);
    assertEquals(first, recorded(POSTGRES));
    assertEquals(1, entries());
    now = now.plusSeconds(1);
    RecordedCorrection second =
        corrections.record(POSTGRES.confidence(0.95)).getOrElseThrow(CorrectionOperationsTest::no);
    assertEquals(Vector.of(first.id()), second.replaced());
    assertEquals(3, entries());
    Correction old = corrections.find(first.id()).get();
    assertFalse(old.isActive());
    assertEquals(Option.some(second.correction().id()), old.supersededBy());
    assertEquals(
        Vector.of(second.correction().id(), first.id()),
        corrections.history(first.id()).get().map(Correction::id));
    assertEquals(
        Vector.of(second.correction().id()),
        corrections.list(CorrectionPageQuery.holding()).items().map(Correction::id));
    assertEquals(2, corrections.list(CorrectionPageQuery.all()).items().size());
  }

  @Test
  void scopesDecideWhatIsReplaced() {
    storage
        .unitOfWork()
        .run(
            () -> {
              storage.projects().add(new Project(new ProjectId("p"), UserId.LOCAL, "p", now));
              return true;
            });
    ConversationSamples.stored(storage, ConversationSamples.conversation("c", 0));
    Correction global = recorded(POSTGRES);
    Correction project = recorded(POSTGRES.scope(CorrectionScope.project("p")));
    Correction talk = recorded(POSTGRES.scope(CorrectionScope.conversation("c")));
    Correction again = recorded(POSTGRES.claim("Use it").scope(CorrectionScope.conversation("c")));
    assertTrue(
        Vector.of(global, project, talk, again)
            .forAll(one -> corrections.find(one.id()).get().isActive()));
    assertEquals(
        Vector.of(ScopeRelation.ASK, ScopeRelation.REPLACE),
        corrections
            .check(POSTGRES)
            .map(RelatedCorrection::relation)
            .filter(relation -> relation != ScopeRelation.STORE)
            .sorted()
            .reverse()
            .toVector());
    CorrectionQuery query = CorrectionQuery.about("Which database?");
    assertEquals(Vector.of(global.id()), ids(query));
    assertEquals(2, found(query.project("p")));
    assertEquals(3, found(query.conversation("c")));
    assertEquals(1, found(query.project("other")));
    assertEquals(1, ids(query.project("p")).size(), "they say the same");
    CorrectionScope unknown = CorrectionScope.project("none");
    assertEquals(
        Either.left(new CorrectionRefused.UnknownScope(unknown)),
        corrections.record(POSTGRES.scope(unknown)));
  }

  @Test
  void supersedingIsRepeatableAndWithdrawingFinal() {
    Correction first = recorded(POSTGRES);
    CorrectionDraft better = CorrectionDraft.of("databases", "law", "Use both.");
    Correction next = corrections.supersede(first.id(), better).get();
    assertEquals(next, corrections.supersede(first.id(), better).get());
    assertTrue(corrections.supersede(first.id(), POSTGRES).isLeft());
    assertEquals(Vector.empty(), ids(CorrectionQuery.about("choice")));
    Correction withdrawn = corrections.withdraw(next.id()).get();
    long before = entries();
    assertEquals(withdrawn, corrections.withdraw(next.id()).get());
    assertEquals(before, entries());
    assertEquals(
        Either.left(new CorrectionRefused.NoLongerHolds(withdrawn)),
        corrections.supersede(next.id(), POSTGRES));
    CorrectionId none = new CorrectionId("none");
    assertEquals(
        Either.left(new CorrectionRefused.Unknown(none)), corrections.supersede(none, better));
    assertEquals(Either.left(new CorrectionRefused.Unknown(none)), corrections.withdraw(none));
    assertTrue(corrections.history(none).isLeft());
  }

  @Test
  void theFieldIsABonusAndNeverAFilter() {
    Correction law = recorded(CorrectionDraft.of("database rights", "law", "Fifteen years."));
    Correction swe = recorded(POSTGRES.decayClass(DecayClass.A));
    CorrectionQuery query = CorrectionQuery.about("What of the databases?");
    assertEquals(Vector.of(law.id(), swe.id()), ids(query.domain("law")));
    assertEquals(Vector.of(swe.id(), law.id()), ids(query.domain("software_engineering")));
    assertEquals(1, ids(query.limit(1)).size());
    assertEquals(Vector.empty(), ids(CorrectionQuery.about("nothing of this")));
    InjectedCorrection best = corrections.retrieve(query.domain("law")).items().head();
    assertEquals(0.65, best.score().relevance(), 1e-9);
    now = now.plus(Duration.ofDays(2 * 1096));
    assertEquals(0.9 * Math.exp(-2 * 1096 / 1095.75), faded(law), 1e-6);
    assertEquals(Vector.of(swe.id()), ids(query));
    assertEquals(2, ids(query.minConfidence(0)).size());
  }

  @Test
  void atMostFiveAreInjected() {
    Vector.range(0, 10)
        .forEach(
            i ->
                recorded(
                    CorrectionDraft.of("database rule " + i, "art", "Rule number " + i)
                        .confidence(0.5 + i / 100.0)));
    Seq<InjectedCorrection> found = corrections.retrieve("database rules").items();
    assertEquals(5, found.size());
    assertEquals("Rule number 9", found.head().correction().draft().claim());
    Seq<LeftOut> leftOut = corrections.retrieve("database rules").pack().leftOut();
    assertEquals(Vector.fill(5, LeftOutReason.LIMIT), leftOut.map(LeftOut::reason));
  }

  @Test
  void whatSaysNearlyTheSameIsInjectedOnceUnderABudget() {
    String claim = "Retry every database call with full jitter and a cap of five";
    Correction first = recorded(CorrectionDraft.of("database retries", "art", claim + "."));
    recorded(CorrectionDraft.of("database retries", "law", claim + "!").confidence(0.8));
    recorded(CorrectionDraft.of("database size", "art", "No limit.").confidence(0.6));
    CorrectionQuery query = CorrectionQuery.about("database retries").domain("art");
    PackedCorrections packed = corrections.retrieve(query);
    assertEquals(2, packed.items().size());
    assertEquals(
        Vector.of(LeftOutReason.NEAR_DUPLICATE), packed.pack().leftOut().map(LeftOut::reason));
    assertEquals(
        "- [cor:"
            + first.id()
            + "] database retries\n  "
            + claim
            + ". (correction, today, with a score of "
            + packed.items().head().score().total()
            + ")\n",
        packed.pack().text().lines().limit(2).collect(joining("\n")) + "\n");
    assertEquals(Vector.of(first.id()), ids(query.tokens(30)));
    assertThrows(InvalidValue.class, () -> query.tokens(0));
  }

  @Test
  void whatADraftWouldReplaceOrContradictIsTold() {
    Correction held = recorded(POSTGRES.claim("Locks are always fair."));
    Seq<RelatedCorrection> same = corrections.check(POSTGRES.claim("Locks are never fair."));
    assertEquals(Vector.of(new RelatedCorrection(held, ScopeRelation.REPLACE, true)), same);
    CorrectionDraft neighbour =
        CorrectionDraft.of("database size", "software_engineering", "No limit.");
    assertEquals(
        Vector.of(ScopeRelation.ASK),
        corrections.check(neighbour).map(RelatedCorrection::relation));
    assertEquals(
        Vector.empty(), corrections.check(CorrectionDraft.of("weather", "art", "It rains.")));
    assertEquals(1, corrections.list(CorrectionPageQuery.all()).items().size());
  }

  @Test
  void whatFadedIsPrunedInParts() {
    Correction stored = recorded(POSTGRES.decayClass(DecayClass.A));
    Correction fading = recorded(CorrectionDraft.of("x", "art", "y").decayClass(DecayClass.D));
    now = now.plus(Duration.ofDays(600));
    Sweep first = corrections.prune(PageRequest.first(1));
    assertEquals(new Sweep(1, Vector.empty(), Option.some(stored.id())), first);
    Sweep rest = corrections.prune(new PageRequest<>(first.next(), 9));
    assertEquals(new Sweep(1, Vector.of(fading.id()), Option.none()), rest);
    assertEquals(Option.none(), corrections.find(fading.id()));
    assertEquals(3, entries());
  }

  @Test
  void trainingExamplesAreExported() {
    recorded(POSTGRES);
    recorded(CorrectionDraft.of("tabs", "art", "No tabs."));
    recorded(CorrectionDraft.of("unsure", "law", "Maybe.").rejected("No.").confidence(0.69));
    List<DpoPair> pairs = new ArrayList<>();
    assertEquals(
        new DpoSummary(1, Vector.of("software_engineering"), 1), corrections.exportDpo(pairs::add));
    assertEquals(
        "{\"chosen\":\"Use Postgres.\",\"confidence\":0.9,\"domain\":\"software_engineering\","
            + "\"prompt\":\"database_choice\",\"rejected\":\"Use SQLite.\",\"source\":\"manual\"}",
        pairs.get(0).line());
    now = now.plus(Duration.ofDays(181));
    assertEquals(0, corrections.exportDpo(pair -> {}).pairs(), "stale, as its class says");
  }

  @Test
  void anExampleOfTheLeastConfidenceIsExportedUntilItIsStale() {
    recorded(CorrectionDraft.of("notice", "law", "A month.").rejected("A week.").confidence(0.7));
    List<DpoPair> pairs = new ArrayList<>();
    for (int days : new int[] {0, 1, 365}) {
      now = now.plus(Duration.ofDays(days));
      corrections.exportDpo(pairs::add);
    }
    assertEquals(3, pairs.size());
    assertEquals(0.7 * Math.exp(-366 / (3 * 365.25)), pairs.get(2).confidence(), 1e-12);
    now = now.plus(Duration.ofDays(730));
    assertEquals(0, corrections.exportDpo(pair -> {}).pairs());
  }

  private double faded(Correction one) {
    return corrections.find(one.id()).get().effectiveConfidence();
  }

  private Correction recorded(CorrectionDraft draft) {
    return corrections.record(draft).getOrElseThrow(CorrectionOperationsTest::no).correction();
  }

  private static AssertionError no(CorrectionRefused refused) {
    return new AssertionError(refused.sentence());
  }

  private int found(CorrectionQuery query) {
    Pack pack = corrections.retrieve(query).pack();
    return pack.items().size() + pack.leftOut().size();
  }

  private Seq<CorrectionId> ids(CorrectionQuery query) {
    return corrections.retrieve(query).items().map(found -> found.correction().id()).toVector();
  }

  private long entries() {
    return storage.unitOfWork().read(() -> storage.auditLog().head()).size();
  }
}
