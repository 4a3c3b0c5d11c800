package dev.stoa.bootstrap.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.InjectedCorrection;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tables of an AUA store, copied into ours, are read as they were written. */
final class AuaFixtureTest {

  @ParameterizedTest
  @EnumSource
  void whatTheFrameworkWroteIsRead(TestEngine engine) throws Exception {
    Path folder = OutsideData.need("fixtures/aua");
    String url = engine.migratedUrl();
    try (CopiedTables tables = new CopiedTables(folder.resolve("aua.db"), url)) {
      tables.copy("projects", "project_id, name, @created_at", "from projects");
      tables.copy(
          "conversations",
          "conversation_id, reversed_id, user_id, title, project_id, @created_at, @updated_at",
          // Its only id has two characters.
          "from (select *, substr(conversation_id, 2) || substr(conversation_id, 1, 1) as"
              + " reversed_id from conversations)");
      tables.copy(
          "corrections",
          "id, @created_at, subject, domain, claim, rejected, confidence, source,"
              + " effective_confidence, decay_class, scope",
          "from corrections");
      tables.copy(
          "promotions",
          "id, @created_at, specialist, event, from_model, to_model, ?reverted, sequence",
          "from (select *, row_number() over (order by created_at) as sequence from promotions)");
      // The sessions of its assertions are not in the store.
      tables.copy(
          "query_sessions",
          "id, @created_at, @updated_at",
          "from (select distinct session_id as id, created_at, created_at as updated_at"
              + " from assertion_events)");
      tables.copy(
          "assertion_events",
          "id, @created_at, session_id, assertion_name, level, ?passed, bonus_applied,"
              + " retries_used, domain, policy_name, latency_ms",
          "from assertion_events");
      // Two runs of one query have won there; here the one of the higher welfare did.
      tables.copy(
          "model_runs",
          "run_id, query_id, conversation_id, specialist, round, utility_score,"
              + " confidence_score, vcg_welfare_score, latency_ms, domain, @created_at,"
              + " ?vcg_winner",
          "from (select run_id, query_id, conversation_id, specialist, round, utility_score,"
              + " confidence_score, vcg_welfare_score, latency_ms, domain, created_at,"
              + " vcg_winner = 1 and vcg_welfare_score = max(case when vcg_winner then"
              + " vcg_welfare_score end) over (partition by query_id) as vcg_winner"
              + " from model_runs)");
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Correction correction = stoa.corrections().list(CorrectionPageQuery.all()).items().head();
      assertEquals("O(n^2) average", correction.draft().claim());
      assertEquals(Option.some("O(n)"), correction.draft().rejected());
      SpecialistName swe = new SpecialistName("swe");
      Seq<ModelPromotion> promotions =
          stoa.specialists().promotions(swe, PageRequest.first(9)).items();
      assertEquals(2, promotions.size());
      assertEquals(Option.some("blue"), promotions.head().toModel());
      assertEquals(
          Either.left(new SpecialistRefused.NothingToRevert(swe)),
          stoa.specialists().rollback(swe, false));
      AssertionResult assertion =
          stoa.queries()
              .assertions(AssertionFilter.policy("SafeCoding"), PageRequest.first(9))
              .items()
              .head();
      assertEquals(AssertionLevel.BLOCKING, assertion.level());
      assertEquals(1.2, assertion.latencyMs());
      Seq<ModelRun> runs = stoa.runs().of(new QueryId("q1"));
      assertEquals(Vector.of("r2"), runs.filter(ModelRun::isWinner).map(run -> run.id().value()));
      assertEquals(Vector.fill(4, 0.5), runs.flatMap(run -> run.draft().utility()));
      assertEquals(4, stoa.runs().analyse(SpecialistRunQuery.of(swe).limit(9)).total().answers());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatVeritasWroteIsRetrieved(TestEngine engine) throws Exception {
    Path folder = OutsideData.need("fixtures/aua");
    String url = engine.migratedUrl();
    try (CopiedTables tables = new CopiedTables(folder.resolve("veritas.db"), url)) {
      tables.copy(
          "corrections",
          "id, @created_at, subject, domain, claim, confidence, effective_confidence,"
              + " decay_class",
          "from (select correction_id as id, created_at, canonical_query as subject, domain,"
              + " corrective_instruction as claim, confidence, confidence as"
              + " effective_confidence, decay_class from corrections)");
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      stoa.search().rebuild(SearchSource.CORRECTION, done -> {});
      assertEquals(
          800, stoa.corrections().list(CorrectionPageQuery.holding().limit(1000)).items().size());
      Seq<InjectedCorrection> found =
          stoa.corrections()
              .retrieve(
                  CorrectionQuery.about("Which database for table 137?")
                      .domain("law")
                      .minConfidence(0))
              .items();
      assertEquals(5, found.size());
      assertTrue(found.forAll(one -> one.score().isWorthwhile()));
    }
  }
}
