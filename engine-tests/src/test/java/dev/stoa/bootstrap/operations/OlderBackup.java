package dev.stoa.bootstrap.operations;

import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.operations.BackupForm;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupManifestBuilder;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.ContentRoots;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/** Writes a backup as an older Stoa did. */
final class OlderBackup {

  private OlderBackup() {}

  /** Of an empty workspace in a file with the schema of this version. */
  static BackupManifest of(BackupManifest now, Path file, Path folder, String schema)
      throws IOException {
    BackupName name = BackupName.of(now.workspace(), now.createdAt(), "00000017");
    Path packed = folder.resolve(BackupForm.SQLITE.file(name));
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      Files.copy(file, out);
    }
    byte[] bytes = Files.readAllBytes(packed);
    BackupManifest manifest =
        BackupManifestBuilder.builder()
            .name(name)
            .workspace(now.workspace())
            .form(BackupForm.SQLITE)
            .createdAt(now.createdAt())
            .schema(schema)
            .bytes(bytes.length)
            .sha256(HexFormat.of().formatHex(Sha256.digest().digest(bytes)))
            .roots(new ContentRoots(Vector.empty(), 0, HexFormat.of().formatHex(Sha256.of(""))))
            .build();
    Files.writeString(folder.resolve(name.manifestFile()), manifest.text());
    return manifest;
  }
}
