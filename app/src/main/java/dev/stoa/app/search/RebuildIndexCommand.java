package dev.stoa.app.search;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.search.IndexReport;
import io.vavr.collection.Seq;
import picocli.CommandLine.Command;

/** Makes the indexes say what they must. */
@Command(
    name = "rebuild",
    description = "Repairs the search indexes and reports what was wrong.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa index rebuild", "  stoa index rebuild --in memory"})
final class RebuildIndexCommand extends IndexAction {

  @Override
  protected Answer answer() {
    boolean watched = System.console() != null;
    Seq<IndexReport> reports =
        each(
            (search, source) ->
                search.rebuild(
                    source,
                    done -> {
                      if (watched) {
                        err().print("\r" + source.label() + ": " + done + " compared");
                        err().flush();
                      }
                    }));
    if (watched) {
      err().println();
    }
    return Answer.ok(
        IndexView.listed(reports).text() + "What was wrong has been repaired.\n",
        IndexView.json(reports));
  }
}
