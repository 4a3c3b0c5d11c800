package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.audit.aua.AuaFault;
import dev.stoa.domain.audit.aua.AuaReading;
import dev.stoa.domain.audit.aua.AuaReport;
import dev.stoa.domain.audit.aua.AuaRow;
import dev.stoa.domain.audit.aua.AuaVerifier;
import dev.stoa.domain.json.JsonObject;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Verifies the chain of an AUA database, by that system's rule, and shows how each row was read.
 */
final class AuaVerification {

  /** Beyond this only the noteworthy rows are shown. */
  private static final int SHORT_CHAIN = 50;

  private final Path file;
  private final AuaVerifier verifier = new AuaVerifier();
  private final List<Verdict> verdicts = new ArrayList<>();

  private AuaVerification(Path file) {
    this.file = file;
  }

  static Answer of(Path file) {
    AuaVerification verification = new AuaVerification(file);
    new AuaDatabase(file).scan(verification::accept);
    return verification.answer();
  }

  private void accept(AuaRow row) {
    boolean broken = verifier.report().firstFault().isDefined();
    Either<AuaFault, AuaReading> verdict = verifier.accept(row);
    boolean worthAWord =
        row.rowId() <= SHORT_CHAIN || verdict.forAll(reading -> !reading.isExact());
    // After a fault rows are only counted: nothing is known about them.
    if (!broken && worthAWord) {
      verdicts.add(
          new Verdict(
              row.rowId(),
              String.valueOf(row.eventType()),
              verdict.fold(fault -> fault.kind().name(), AuaReading::toString),
              verdict.fold(AuaFault::explanation, AuaWords::of)));
    }
  }

  private Answer answer() {
    AuaReport report = verifier.report();
    Table rows =
        Table.of("row", "event_type", "how it re-hashes")
            .rows(io.vavr.collection.List.ofAll(verdicts), Verdict::cells);
    Table sum =
        report
            .readings()
            .foldLeft(
                Table.of("rows", "how they re-hash"),
                (table, reading) -> table.row(reading._2, AuaWords.of(reading._1)));
    String result =
        report
            .firstFault()
            .map(fault -> "FAULT " + fault.kind() + ": " + fault.explanation())
            .getOrElse("Sound: " + report.rows() + " linked rows, none altered.");
    return Answer.of(report.isSound(), rows.text() + sum.text() + result + "\n", json(report));
  }

  private JsonObject json(AuaReport report) {
    return JsonObject.builder()
        .put("file", file.toString())
        .put("sound", report.isSound())
        .put("rows", report.rows())
        .put(
            "readings",
            io.vavr.collection.List.ofAll(report.readings())
                .map(
                    reading ->
                        JsonObject.builder()
                            .put("reading", reading._1.toString())
                            .put("rows", reading._2)
                            .build()))
        .put(
            "fault",
            report
                .firstFault()
                .map(
                    fault ->
                        JsonObject.builder()
                            .put("row", fault.rowId())
                            .put("kind", fault.kind().name())
                            .put("explanation", fault.explanation())
                            .build()))
        .put("verdicts", io.vavr.collection.List.ofAll(verdicts).map(Verdict::json))
        .build();
  }

  private record Verdict(long row, String eventType, String reading, String words) {

    Object[] cells() {
      return new Object[] {row, eventType, words};
    }

    JsonObject json() {
      return JsonObject.builder()
          .put("row", row)
          .put("event_type", eventType)
          .put("reading", reading)
          .build();
    }
  }
}
