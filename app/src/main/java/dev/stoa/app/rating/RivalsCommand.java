package dev.stoa.app.rating;

import dev.stoa.domain.rating.RelationshipKind;
import picocli.CommandLine.Command;

/** Shows an agent's rivals. */
@Command(
    name = "rivals",
    description = {
      "Shows the strongest rivals of an agent.",
      "Rivalry grows with debates, disagreement and wins on both sides; above 0.3 it is shown."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa rating rivals claude", "  stoa rating rivals claude --limit 10 --json"})
final class RivalsCommand extends BondCommand {

  RivalsCommand() {
    super(RelationshipKind.RIVALRY, "rivals");
  }
}
