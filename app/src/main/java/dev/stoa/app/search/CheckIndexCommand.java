package dev.stoa.app.search;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.search.IndexReport;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;

/** Compares the indexes with what they must say. */
@Command(
    name = "check",
    description = "Compares the search indexes with the stored data, without changes.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa index check", "  stoa index check --in note --json"})
final class CheckIndexCommand extends IndexAction {

  @Override
  protected Answer answer() {
    Seq<IndexReport> reports = each(SearchOperations::reconcile);
    boolean right = reports.forAll(IndexReport::isRight);
    return Answer.of(
        right,
        IndexView.listed(reports).text()
            + (right ? "All indexes are correct.\n" : "Repair them with: stoa index rebuild\n"),
        IndexView.json(reports));
  }
}
