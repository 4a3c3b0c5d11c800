package dev.stoa.app.knowledge;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists knowledge, newest first, a page at a time. */
@Command(
    name = "list",
    description = "Lists knowledge, newest first, a page at a time.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa knowledge list",
      "  stoa knowledge list --agent zealot --show all --limit 20",
    })
final class ListKnowledgeCommand extends KnowledgeAction {

  @Option(
      names = "--agent",
      paramLabel = "<agent>",
      description = "Only entries of this agent, archived or not.")
  private String agent;

  @Mixin private KnowledgePage page;

  @Override
  protected Answer answer() {
    return KnowledgePage.answer(
        used(
            stoa -> {
              KnowledgeFilter filter =
                  agent == null
                      ? page.filter()
                      : page.filter().by(done(stoa.agents().resolve(agent)).id());
              return stoa.knowledge().list(filter, page.after(), page.limit());
            }));
  }
}
