package dev.stoa.app.token;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The tokens of a server. */
@Command(
    name = "token",
    description = {
      "Access tokens of a server: create, list, revoke.",
      "They are stored as hashes in a file that only its owner can read. A workspace is opened only"
          + " to find an agent."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa token create --subject ada --effect write --tokens tokens.jsonl",
      "  stoa token list --tokens tokens.jsonl",
    },
    subcommands = {
      CreateTokenCommand.class,
      ListTokensCommand.class,
      RevokeTokenCommand.class,
    })
public final class TokenCommand extends CommandGroup {}
