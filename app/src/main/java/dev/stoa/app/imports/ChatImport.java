package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Imports chats, which belong to a user here. */
abstract class ChatImport extends SystemImport {

  @Option(
      names = "--table",
      paramLabel = "<name>",
      description = "The table of the chats; the usual one of the system unless given.")
  private @Nullable String table;

  @Option(
      names = "--user",
      paramLabel = "<user>",
      description = "Whose the conversations are; local unless given.")
  private @Nullable String user;

  ChatImport(ImportSystem system) {
    super(system);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    ImportRequest owned = user == null ? plain : plain.owner(user);
    return table == null ? owned : owned.table(table);
  }
}
