package dev.stoa.app.imports;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import io.vavr.control.Either;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Imports the store of another system; a workspace is created if missing. */
abstract class SystemImport extends StoaAction {

  private final ImportSystem system;

  @Parameters(
      arity = "1..*",
      paramLabel = "<source>",
      description = "Files, folders or JDBC urls; they are only read.")
  private List<String> sources;

  @Option(
      names = "--zone",
      paramLabel = "<zone>",
      description = "The zone of local times in the source, such as Europe/Paris.")
  private @Nullable String zone;

  @Option(names = "--dry-run", description = "Says what would become what, and brings nothing.")
  private boolean dryRun;

  SystemImport(ImportSystem system) {
    this.system = system;
  }

  @Override
  protected Answer answer() {
    ImportRequest request = zoned(request(ImportRequest.of(system, sources)));
    if (dryRun) {
      return ImportView.preview(
          withProgress(
              progress ->
                  workspace()
                      .rehearse(stoa -> done(stoa.imports().preview(request, progress::rows)))));
    }
    return ImportView.answer(
        withProgress(
            progress ->
                workspace().fill(stoa -> done(stoa.imports().run(request, progress::rows)))));
  }

  private static ImportReport done(Either<ImportRefused, ImportReport> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }

  /** Adds what else the command takes. */
  ImportRequest request(ImportRequest plain) {
    return plain;
  }

  private ImportRequest zoned(ImportRequest request) {
    if (zone == null) {
      return request;
    }
    try {
      return request.zone(ZoneId.of(zone));
    } catch (DateTimeException e) {
      throw CliFailure.usage(
          "--zone " + zone + " is no time zone: give one such as Europe/Paris or UTC");
    }
  }
}
