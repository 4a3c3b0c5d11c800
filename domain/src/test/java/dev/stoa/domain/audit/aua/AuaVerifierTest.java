package dev.stoa.domain.audit.aua;

import static dev.stoa.domain.audit.aua.Deviation.Kind.CALLER_GIVEN;
import static dev.stoa.domain.audit.aua.Deviation.Kind.EXPLICIT_NULL;
import static dev.stoa.domain.audit.aua.Deviation.Kind.INTEGER_IN_REAL;
import static dev.stoa.domain.audit.aua.Deviation.Kind.OMITTED_DETAILS;
import static dev.stoa.domain.audit.aua.Deviation.Kind.TEXT_DETAILS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class AuaVerifierTest {

  @Test
  void everyRowOfTheFixtureIsReportedByItsReading() {
    AuaVerifier verifier = new AuaVerifier();
    AuaReading exact = AuaReading.EXACT;
    assertEquals(
        List.of(
            exact,
            exact,
            exact,
            exact,
            reading(new Deviation(EXPLICIT_NULL, "token_id")),
            reading(new Deviation(OMITTED_DETAILS, "details")),
            exact,
            reading(new Deviation(INTEGER_IN_REAL, "confidence"))),
        AuaRows.CHAIN.map(verifier::accept).map(Either::get).toList());
    AuaReport report = verifier.report();
    assertTrue(report.isSound());
    assertEquals(8, report.rows());
    assertEquals(Option.of(5L), report.readings().get(exact));
    assertEquals(4, report.readings().size());
  }

  @Test
  void theForkedFixtureIsForkedAtItsThirdRow() {
    AuaFault fault = fault(AuaRows.FORK);
    assertEquals(AuaFault.Kind.FORKED, fault.kind());
    assertEquals(3, fault.rowId());
  }

  @Test
  void aFaultIsGivenAgainForWhatFollows() {
    AuaVerifier verifier = new AuaVerifier();
    Seq<Either<AuaFault, AuaReading>> verdicts = AuaRows.FORK.map(verifier::accept);
    assertEquals(verdicts.get(2), verdicts.get(3));
    assertEquals(4, verifier.report().rows());
    AuaReading ownTime =
        reading(
            new Deviation(CALLER_GIVEN, "created_at"), new Deviation(OMITTED_DETAILS, "details"));
    assertEquals(Option.of(2L), verifier.report().readings().get(ownTime));
  }

  @Test
  void aMissingRowIsReportedAsMissing() {
    for (int at = 0; at < 7; at++) {
      assertFault(at + 2, AuaFault.Kind.MISSING, AuaRows.CHAIN.removeAt(at));
    }
  }

  @Test
  void anAlteredRowIsAltered() {
    AuaRow forged =
        AuaRowBuilder.row(3, "promote")
            .specialist("swe")
            .details("{\"from\": \"qwen-7b\", \"to\": \"qwen-72b\", \"u_delta\": 0.031}")
            .linked(AuaRows.H2, AuaRows.H3);
    assertFault(3, AuaFault.Kind.ALTERED, AuaRows.CHAIN.update(2, forged));
    AuaRow relinked =
        AuaRowBuilder.row(4, "rollback")
            .specialist("swe")
            .details("{}")
            .linked(AuaRows.H1, AuaRows.H4);
    assertFault(4, AuaFault.Kind.ALTERED, AuaRows.CHAIN.update(3, relinked));
    AuaRow bare = AuaRowBuilder.row(1, "query").linked(null, null);
    assertFault(1, AuaFault.Kind.ALTERED, Vector.of(bare));
  }

  @Test
  void aSecondGenesisIsAFork() {
    AuaRow again = AuaRowBuilder.row(9, "query").hashedAs("genesis", "{\"event_type\": \"query\"}");
    assertFault(9, AuaFault.Kind.FORKED, AuaRows.CHAIN.append(again));
  }

  @Test
  void ambiguitiesCombine() {
    AuaRow row =
        AuaRowBuilder.row(1, "query")
            .at(1001.0)
            .uScore(2.0)
            .latencyMs(3.0)
            .details("{}")
            .hashedAs(
                "genesis",
                "{\"created_at\": 1001, \"event_type\": \"query\", \"field\": null,"
                    + " \"id\": \"id-1\", \"latency_ms\": 3.0, \"trace_id\": null,"
                    + " \"u_score\": 2}");
    assertEquals(
        Either.right(
            reading(
                new Deviation(INTEGER_IN_REAL, "created_at"),
                new Deviation(OMITTED_DETAILS, "details"),
                new Deviation(EXPLICIT_NULL, "field"),
                new Deviation(CALLER_GIVEN, "id"),
                new Deviation(EXPLICIT_NULL, "trace_id"),
                new Deviation(INTEGER_IN_REAL, "u_score"))),
        new AuaVerifier().accept(row));
  }

  @Test
  void detailsThatWereATextAreReadAsOne() {
    AuaRow json =
        AuaRowBuilder.row(1, "query")
            .details("{\"a\": 1}")
            .hashedAs("genesis", "{\"details\": \"{\\\"a\\\": 1}\", \"event_type\": \"query\"}");
    assertEquals(
        Either.right(reading(new Deviation(TEXT_DETAILS, "details"))),
        new AuaVerifier().accept(json));
    AuaRow text =
        AuaRowBuilder.row(1, "query")
            .details("not json")
            .hashedAs("genesis", "{\"details\": \"not json\", \"event_type\": \"query\"}");
    assertEquals(Either.right(AuaReading.EXACT), new AuaVerifier().accept(text));
  }

  @Test
  void detailsCannotSmuggleInOtherColumns() {
    AuaRow smuggled =
        AuaRowBuilder.row(1, "query")
            .details("{\"n\": NaN}, \"field\": \"law\"")
            .hashedAs(
                "genesis",
                "{\"details\": {\"n\": NaN}, \"field\": \"law\", \"event_type\": \"query\"}");
    assertFault(1, AuaFault.Kind.ALTERED, Vector.of(smuggled));
    assertFalse(PythonExtras.isOneValue("{\"a\": \"b}"));
    assertTrue(PythonExtras.isOneValue("[-Infinity, \"\\\"\", {\"x\": NaN, \"y\": 1}]"));
  }

  @Test
  void whatPythonWritesBeyondJsonIsTakenAsItIs() {
    AuaRow row =
        AuaRowBuilder.row(1, "query")
            .details("{\"a\": NaN, \"b\": \"\\ud800\"}")
            .hashedAs(
                "genesis",
                "{\"details\": {\"a\": NaN, \"b\": \"\\ud800\"}, \"event_type\": \"query\"}");
    assertEquals(Either.right(AuaReading.EXACT), new AuaVerifier().accept(row));
  }

  @Test
  void aWritersHabitIsTriedFirst() {
    AuaVerifier verifier = new AuaVerifier();
    String previous = "genesis";
    for (int i = 1; i <= 2_000; i++) {
      String json =
          "{\"confidence\": null, \"event_type\": \"query\", \"field\": null, \"latency_ms\": null,"
              + " \"session_id\": \"s"
              + i
              + "\", \"specialist\": null, \"token_id\": null, \"trace_id\": null,"
              + " \"u_score\": null}";
      AuaRow row = AuaRowBuilder.row(i, "query").session("s" + i).hashedAs(previous, json);
      assertTrue(verifier.accept(row).isRight());
      previous = String.valueOf(row.currHash());
    }
    assertEquals(1, verifier.report().readings().size());
  }

  private static AuaReading reading(Deviation... deviations) {
    return new AuaReading(Vector.of(deviations));
  }

  private static void assertFault(long rowId, AuaFault.Kind kind, Seq<AuaRow> rows) {
    AuaFault fault = fault(rows);
    assertEquals(kind, fault.kind(), fault.explanation());
    assertEquals(rowId, fault.rowId(), fault.explanation());
  }

  private static AuaFault fault(Seq<AuaRow> rows) {
    AuaVerifier verifier = new AuaVerifier();
    rows.forEach(verifier::accept);
    return verifier.report().firstFault().get();
  }
}
