package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.StoaAction;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves an entry, or that the log only grew. */
@Command(
    name = "prove",
    description = {
      "Writes a file that proves an entry offline (C2SP tlog-proof), against the latest checkpoint.",
      "Or, with --from and --to, a consistency proof between two sizes of the log "
          + "(RFC 9162, 2.1.4)."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit prove 7 --out 7.tlog-proof",
      "  stoa audit prove --from 10 --to 20",
    })
final class ProveCommand extends StoaAction {

  @Parameters(arity = "0..1", paramLabel = "<sequence>", description = "The entry to prove.")
  private Long sequence;

  @Option(
      names = "--out",
      paramLabel = "<file>",
      description = "Write the proof to this file; an existing one is replaced.")
  private Path file;

  @Option(names = "--from", paramLabel = "<size>", description = "The smaller size of the log.")
  private Long from;

  @Option(names = "--to", paramLabel = "<size>", description = "The larger size of the log.")
  private Long to;

  @Override
  protected Answer answer() {
    if (sequence != null && from == null && to == null) {
      return inclusion();
    }
    if (sequence == null && file == null && from != null && to != null) {
      return workspace().use(stoa -> consistency(stoa.audit())).getOrElseThrow(CliFailure::refused);
    }
    throw CliFailure.usage(
        "<sequence> or --from and --to: name an entry (with --out if you like) or two sizes");
  }

  private Answer inclusion() {
    String proof =
        workspace()
            .use(stoa -> stoa.audit().prove(sequence))
            .getOrElseThrow(CliFailure::refused)
            .text();
    if (file != null) {
      new TextFile("--out", file).write(proof);
    }
    return Answer.ok(
        file == null
            ? proof
            : "Proof of entry "
                + sequence
                + " written to "
                + Printable.line(file.toString())
                + "\n",
        new JsonMembers()
            .with("sequence", sequence)
            .with("proof", proof)
            .withText("file", io.vavr.control.Option.of(file).map(Path::toString))
            .object());
  }

  private Either<AuditRefused, Answer> consistency(AuditOperations audit) {
    return audit
        .proveConsistency(from, to)
        .flatMap(
            path ->
                audit
                    .root(from)
                    .flatMap(older -> audit.root(to).map(newer -> shown(older, newer, path))));
  }

  private Answer shown(Hash older, Hash newer, Seq<Hash> path) {
    Table table =
        path.zipWithIndex()
            .foldLeft(
                Table.of("what", "hash").row("root of " + from, older).row("root of " + to, newer),
                (rows, step) -> rows.row("proof " + (step._2 + 1), step._1));
    return Answer.ok(
        table.text(),
        new JsonMembers()
            .with("from", from)
            .with("from_root", older.hex())
            .with("to", to)
            .with("to_root", newer.hex())
            .with("hashes", path.map(hash -> new JsonString(hash.hex())))
            .object());
  }
}
