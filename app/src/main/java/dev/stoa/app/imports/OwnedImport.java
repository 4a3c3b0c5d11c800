package dev.stoa.app.imports;

import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Imports conversations, which belong to a user here. */
abstract class OwnedImport extends SystemImport {

  @Option(
      names = "--user",
      paramLabel = "<user>",
      description = "Whose the conversations are; local or the name of the system unless given.")
  private @Nullable String user;

  OwnedImport(ImportSystem system) {
    super(system);
  }

  @Override
  ImportRequest request(ImportRequest plain) {
    return user == null ? plain : plain.owner(user);
  }
}
