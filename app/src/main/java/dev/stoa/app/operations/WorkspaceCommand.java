package dev.stoa.app.operations;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** Workspaces on several servers. */
@Command(
    name = "workspace",
    description = {
      "Workspaces on any number of servers, by a directory: create, list, move.",
      "`stoa serve --workspaces <file>` serves those of a directory."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa workspace create team_a --url 'jdbc:postgresql://one/stoa?currentSchema=team_a'",
      "  stoa workspace list",
      "  stoa workspace move team_a --to 'jdbc:postgresql://two/stoa?currentSchema=team_a'",
    },
    subcommands = {
      CreateWorkspaceCommand.class,
      ListWorkspacesCommand.class,
      MoveWorkspaceCommand.class,
    })
public final class WorkspaceCommand extends CommandGroup {}
