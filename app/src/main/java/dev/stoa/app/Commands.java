package dev.stoa.app;

import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.ActionCommands;
import dev.stoa.adapter.cli.AnnotatedCommand;
import dev.stoa.adapter.cli.CommandNode;
import dev.stoa.adapter.cli.CommandTree;
import dev.stoa.app.audit.CheckProofCommand;
import dev.stoa.app.audit.KeygenCommand;
import dev.stoa.app.audit.VerifyAuaCommand;
import dev.stoa.app.debate.CheckReceiptCommand;
import dev.stoa.app.files.SyncFilesCommand;
import dev.stoa.app.operations.BackupCommand;
import dev.stoa.app.operations.CopyCommand;
import dev.stoa.app.operations.ExportCommand;
import dev.stoa.app.operations.ImportCommand;
import dev.stoa.app.operations.RestoreCommand;
import dev.stoa.app.operations.WorkspaceCommand;
import dev.stoa.app.token.TokenCommand;
import dev.stoa.app.torture.TortureCommand;
import dev.stoa.domain.kernel.NamedOrder;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** The commands of {@code stoa}: those of the catalogue, and those about the store itself. */
final class Commands {

  /** The order of the help; groups that it does not name come last. */
  private static final NamedOrder ORDER =
      NamedOrder.of(
          """
          agent audit assertion breaker calibration channel consensus correction context
          conversation critique debate embeddings encryption evidence evolution forget lesson
          maintain memory message knowledge note query project rating run search index specialist
          task
          """);

  private static final Map<String, Seq<CommandNode>> BESIDE_ACTIONS =
      HashMap.of(
          "audit",
          List.of(
              written("keygen", KeygenCommand.class),
              written("check-proof", CheckProofCommand.class),
              written("verify-aua", VerifyAuaCommand.class)),
          "debate",
          List.of(written("check-receipt", CheckReceiptCommand.class)),
          "files",
          List.of(written("sync", SyncFilesCommand.class)));

  private Commands() {}

  static CommandTree all() {
    Seq<CommandNode> written =
        List.of(
            written("help", HelpCommand.class),
            written("completion", CompletionCommand.class),
            written("quickstart", QuickstartCommand.class),
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
            written("workspace", WorkspaceCommand.class));
    return new CommandTree(
        written
            .appendAll(ofActions(written.map(CommandNode::name)))
            .append(written("rehearse", RehearseCommand.class)));
  }

  /** A group of the catalogue is a command, unless there is a written one of its name. */
  private static Seq<CommandNode> ofActions(Seq<String> written) {
    ActionCommands actions = new ActionCommands(Catalogue.complete());
    Seq<String> names =
        Catalogue.complete()
            .groups()
            .map(ActionGroup::name)
            .reject(name -> name.contains(".") || written.contains(name));
    return ORDER
        .sort(names, name -> name)
        .map(name -> actions.group(name, BESIDE_ACTIONS.getOrElse(name, List.empty())));
  }

  private static CommandNode written(String name, Class<?> type) {
    return new AnnotatedCommand(name, type);
  }
}
