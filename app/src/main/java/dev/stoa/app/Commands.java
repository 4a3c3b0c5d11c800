package dev.stoa.app;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.ActionCommands;
import dev.stoa.adapter.cli.AnnotatedCommand;
import dev.stoa.adapter.cli.CommandNode;
import dev.stoa.adapter.cli.CommandTree;
import dev.stoa.app.audit.CheckProofCommand;
import dev.stoa.app.audit.KeygenCommand;
import dev.stoa.app.audit.VerifyAuaCommand;
import dev.stoa.app.operations.BackupCommand;
import dev.stoa.app.operations.CopyCommand;
import dev.stoa.app.operations.ExportCommand;
import dev.stoa.app.operations.ImportCommand;
import dev.stoa.app.operations.RestoreCommand;
import dev.stoa.app.operations.WorkspaceCommand;
import dev.stoa.app.token.TokenCommand;
import dev.stoa.app.torture.TortureCommand;
import io.vavr.collection.List;

/** The commands of {@code stoa}: those of the catalogue, and those about the store itself. */
final class Commands {

  private static final ActionCommands ACTIONS = new ActionCommands(Catalogue.complete());

  private Commands() {}

  static CommandTree all() {
    return new CommandTree(
        List.of(
            written("help", HelpCommand.class),
            written("completion", CompletionCommand.class),
            written("demo", DemoCommand.class),
            written("migrate", MigrateCommand.class),
            written("doctor", DoctorCommand.class),
            written("backup", BackupCommand.class),
            written("restore", RestoreCommand.class),
            written("export", ExportCommand.class),
            written("import", ImportCommand.class),
            written("copy", CopyCommand.class),
            written("torture", TortureCommand.class),
            written("serve", ServeCommand.class),
            written("token", TokenCommand.class),
            written("mcp", McpCommand.class),
            written("workspace", WorkspaceCommand.class),
            ACTIONS.group("agent"),
            ACTIONS.group(
                "audit",
                written("keygen", KeygenCommand.class),
                written("check-proof", CheckProofCommand.class),
                written("verify-aua", VerifyAuaCommand.class)),
            ACTIONS.group("assertion"),
            ACTIONS.group("breaker"),
            ACTIONS.group("calibration"),
            ACTIONS.group("channel"),
            ACTIONS.group("consensus"),
            ACTIONS.group("correction"),
            ACTIONS.group("context"),
            ACTIONS.group("conversation"),
            ACTIONS.group("critique"),
            ACTIONS.group("debate"),
            ACTIONS.group("embeddings"),
            ACTIONS.group("encryption"),
            ACTIONS.group("evidence"),
            ACTIONS.group("evolution"),
            ACTIONS.group("forget"),
            ACTIONS.group("lesson"),
            ACTIONS.group("maintain"),
            ACTIONS.group("memory"),
            ACTIONS.group("message"),
            ACTIONS.group("knowledge"),
            ACTIONS.group("note"),
            ACTIONS.group("query"),
            ACTIONS.group("project"),
            ACTIONS.group("rating"),
            ACTIONS.group("run"),
            ACTIONS.group("search"),
            ACTIONS.group("index"),
            ACTIONS.group("specialist"),
            ACTIONS.group("task"),
            written("rehearse", RehearseCommand.class)));
  }

  private static CommandNode written(String name, Class<?> type) {
    return new AnnotatedCommand(name, type);
  }
}
