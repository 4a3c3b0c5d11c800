package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a proof file with nothing but the log's verifier key. */
@Command(
    name = "check-proof",
    description = {
      "Checks a proof file with the log's verifier key.",
      "No workspace is opened. An invalid proof is exit code 1."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit check-proof 7.tlog-proof --key log.key.pub",
      "  stoa audit check-proof 7.tlog-proof --key example.com/log+1a2b3c4d+AbCd...",
    })
public final class CheckProofCommand extends StoaAction {

  @Parameters(paramLabel = "<file>", description = "The proof that `stoa audit prove` wrote.")
  private Path file;

  @Option(
      names = "--key",
      required = true,
      paramLabel = "<verifier key>",
      description = "The log's verifier key, or its file.")
  private String key;

  @Override
  protected Answer answer() {
    VerifierKey verifier = Keys.verifier(key);
    TlogProof proof = parsed(new TextFile("<file>", file).read());
    Checkpoint checkpoint =
        proof
            .verify(verifier.name(), verifier)
            .getOrElseThrow(reason -> CliFailure.refused(file + " is not valid: " + reason));
    String attested = new String(proof.extra(), StandardCharsets.UTF_8);
    return Answer.ok(
        Table.of("what", "value")
                .row("result", "proved")
                .row("log", checkpoint.origin())
                .row("sequence", proof.index() + 1)
                .row("of", checkpoint.size() + " entries")
                .row("root", checkpoint.root())
                .row("hash", proof.entryHash())
                .text()
            + "The proved entry:\n"
            + entry(attested).text(),
        JsonObject.builder()
            .put("proved", true)
            .put("log", checkpoint.origin())
            .put("sequence", proof.index() + 1)
            .put("size", checkpoint.size())
            .put("root", checkpoint.root().hex())
            .put("hash", proof.entryHash().hex())
            .put("attested", attested)
            .build());
  }

  /** Its members, a line each; a log of another kind may have hashed something else. */
  private static Table entry(String attested) {
    Table table = Table.of("field", "value");
    try {
      return JsonParser.parse(attested.substring(attested.indexOf('\n') + 1))
              instanceof JsonObject object
          ? object
              .members()
              .foldLeft(table, (rows, member) -> rows.row(member._1, shown(member._2)))
          : table.row("text", attested);
    } catch (IllegalArgumentException noJson) {
      return table.row("text", attested);
    }
  }

  private static String shown(JsonValue value) {
    if (value instanceof JsonNull) {
      return "-";
    }
    return value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text();
  }

  private TlogProof parsed(String text) {
    try {
      return TlogProof.parse(text);
    } catch (IllegalArgumentException e) {
      throw CliFailure.refused(
          new AuditRefused.Unreadable(
              file.toString(), e.getMessage() + "; give a file that `stoa audit prove` wrote"));
    }
  }
}
