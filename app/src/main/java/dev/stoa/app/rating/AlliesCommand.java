package dev.stoa.app.rating;

import dev.stoa.domain.rating.RelationshipKind;
import picocli.CommandLine.Command;

/** Shows an agent's allies. */
@Command(
    name = "allies",
    description = {
      "Shows the strongest allies of an agent.",
      "Alliance grows with agreement and accepted critiques; above 0.3 it is shown."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating allies claude", "  stoa rating allies claude --limit 10 --json"})
final class AlliesCommand extends BondCommand {

  AlliesCommand() {
    super(RelationshipKind.ALLIANCE, "allies");
  }
}
