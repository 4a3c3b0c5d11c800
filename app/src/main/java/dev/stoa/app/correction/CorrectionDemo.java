package dev.stoa.app.correction;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionKind;
import io.vavr.collection.Vector;

/** Verified facts are recorded, and those that belong in a prompt are found. */
public final class CorrectionDemo implements DemoSection {

  @Override
  public String title() {
    return "Corrections";
  }

  @Override
  public void run(DemoContext demo) {
    CorrectionOperations corrections = demo.stoa().corrections();
    CorrectionDraft database =
        CorrectionDraft.of("database_choice", "software_engineering", "Use SQLite.")
            .rejected("Use a spreadsheet.");
    Vector.of(
            database,
            database.claim("Use Postgres for the shared store.").rejected("Use SQLite."),
            CorrectionDraft.of("database rights", "law", "They last fifteen years.")
                .rejected("They last seventy years."),
            CorrectionDraft.of("indentation", "general", "Two blanks, no tabs.")
                .kind(CorrectionKind.PREFERENCE))
        .forEach(draft -> corrections.record(draft).getOrElseThrow(CliFailure::refused));
    demo.run(
        "The second correction took the place of the first. For a prompt, the field is a bonus:",
        "correction.retrieve",
        "{'query':'Which databases should I use?','domain':'software_engineering'}");
    demo.run("What rejects something is a training example:", "correction.export-summary", "{}");
  }
}
