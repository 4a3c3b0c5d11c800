package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.kernel.Sha256;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;

/**
 * What is known about a backup, in a file beside it.
 *
 * @param workspace the name of the workspace, which the backup's name begins with
 * @param schema the version of the schema
 * @param bytes the size of the file
 * @param sha256 of the file, in hexadecimal digits
 * @param roots of the content
 */
@RecordBuilder
public record BackupManifest(
    BackupName name,
    String workspace,
    BackupForm form,
    Instant createdAt,
    String schema,
    long bytes,
    String sha256,
    ContentRoots roots) {

  /** The version of the format. */
  public static final long VERSION = 1;

  private static final String FORMAT = "stoa-backup";

  /** The name of the file with the content. */
  public String file() {
    return form.file(name);
  }

  /** As manifests and commands show it. */
  public JsonObject json() {
    JsonObject.Builder manifest =
        JsonObject.builder()
            .put("format", FORMAT)
            .put("version", VERSION)
            .put("backup", name.value())
            .put("workspace", workspace)
            .put("form", form.label())
            .put("file", file())
            .put("created_at", Instants.text(createdAt))
            .put("schema", schema)
            .put("bytes", bytes)
            .put("sha256", sha256);
    return ManifestJson.put(manifest, roots).build();
  }

  /** The text of its file, with its own checksum, so that no change goes unnoticed. */
  public String text() {
    JsonObject json = json();
    String checksum = Sha256.hex(CanonicalJson.of(json).text());
    return CanonicalJson.of(
                new JsonObject(json.members().put("manifest_sha256", new JsonString(checksum))))
            .text()
        + "\n";
  }

  /**
   * Reads the text of its file.
   *
   * @throws IllegalArgumentException if it is not what {@link #text} writes
   */
  public static BackupManifest parse(String text) {
    ManifestJson object = ManifestJson.parse(text);
    long version = object.version(FORMAT);
    if (version != VERSION) {
      throw new InvalidValue(
          "has version " + version + " of the format, this Stoa reads " + VERSION);
    }
    BackupManifest manifest =
        new BackupManifest(
            new BackupName(object.text("backup")),
            object.text("workspace"),
            Labelled.of(BackupForm.class, "form", object.text("form")),
            Instant.parse(object.text("created_at")),
            object.text("schema"),
            object.number("bytes"),
            object.text("sha256"),
            object.roots());
    // This also refuses a file that is not beside the manifest.
    if (!manifest.text().equals(text)) {
      throw new InvalidValue("contradicts itself");
    }
    return manifest;
  }
}
