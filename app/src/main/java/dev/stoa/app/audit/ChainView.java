package dev.stoa.app.audit;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.CheckpointResult;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.util.Locale;

/** How the result of a verification is shown. */
final class ChainView {

  private ChainView() {}

  static Table table(ChainReport report) {
    Table chain =
        Table.of("what", "found")
            .row("entries", report.entries())
            .row("head", "entry " + report.head().size() + ", hash " + report.head().hash())
            .row("root", report.root());
    return checkpoints(report)
        .foldLeft(
            chain,
            (table, result) ->
                table.row("checkpoint of " + result.checkpoint().size(), outcome(result)))
        .row(
            "result",
            verdict(report)
                + report.firstFault().map(fault -> ": " + fault.explanation()).getOrElse(""));
  }

  /** In a word: sound, or what is wrong first and where. */
  static String verdict(ChainReport report) {
    return report
        .firstFault()
        .map(fault -> fault.kind() + " at sequence " + fault.sequence())
        .getOrElse("sound");
  }

  static JsonObject json(ChainReport report) {
    return new JsonMembers()
        .with("sound", report.isSound())
        .with("entries", report.entries())
        .with("head_sequence", report.head().size())
        .with("head_hash", report.head().hash().hex())
        .with("root", report.root().hex())
        .with("checkpoints", checkpoints(report).map(ChainView::json))
        .with(
            "fault", report.firstFault().<JsonValue>map(ChainView::json).getOrElse(new JsonNull()))
        .object();
  }

  /** The latest stored one is often the saved one too, and is told once. */
  private static Seq<CheckpointResult> checkpoints(ChainReport report) {
    return report.checkpoints().distinct();
  }

  private static JsonObject json(CheckpointResult result) {
    return new JsonMembers()
        .with("origin", result.checkpoint().origin())
        .with("size", result.checkpoint().size())
        .with("outcome", word(result.outcome()))
        .object();
  }

  private static JsonObject json(ChainFault fault) {
    return new JsonMembers()
        .with("sequence", fault.sequence())
        .with("kind", word(fault.kind()))
        .with("explanation", fault.explanation())
        .object();
  }

  private static String outcome(CheckpointResult result) {
    return switch (result.outcome()) {
      case MATCHES -> "matches " + result.checkpoint().origin();
      case DIFFERS -> "DIFFERS: its root is another one";
      case BEYOND_END -> "BEYOND THE END: the log is shorter";
      case BEYOND_FAULT -> "not reached: the chain is broken before it";
    };
  }

  private static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT);
  }
}
