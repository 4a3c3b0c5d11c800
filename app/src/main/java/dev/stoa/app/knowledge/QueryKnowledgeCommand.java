package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.knowledge.DomainQuery;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists what is known in a domain, or in it and everything below. */
@Command(
    name = "query",
    description = "Lists knowledge in a domain, or in it and everything below.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge query ops/backup",
      "  stoa knowledge query 'ops/*' --limit 20",
    })
final class QueryKnowledgeCommand extends KnowledgeAction {

  @Parameters(
      index = "0",
      paramLabel = "<domain>",
      description = "A path; with /* after it, everything below too.")
  private String domain;

  @Mixin private KnowledgePage page;

  @Override
  protected Answer answer() {
    DomainQuery query = CliFailure.checked(() -> DomainQuery.read(domain));
    return KnowledgePage.answer(
        used(stoa -> stoa.knowledge().list(page.filter().in(query), page.after(), page.limit())));
  }
}
