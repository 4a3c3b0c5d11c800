package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import java.time.Instant;

/** What an archive says about itself, in its file {@value #FILE}. */
public record ArchiveManifest(String schema, Instant createdAt, ContentRoots roots) {

  /** The name of its file in the archive. */
  public static final String FILE = "manifest.json";

  /** The version of the format. */
  public static final long VERSION = 1;

  private static final String FORMAT = "stoa-archive";

  /** The text of the file. */
  public String text() {
    JsonObject.Builder manifest =
        JsonObject.builder()
            .put("format", FORMAT)
            .put("version", VERSION)
            .put("schema", schema)
            .put("created_at", Instants.text(createdAt));
    return CanonicalJson.of(ManifestJson.put(manifest, roots).build()).text() + "\n";
  }

  /** The version of the format that a text declares. */
  public static long version(String text) {
    return ManifestJson.parse(text).version(FORMAT);
  }

  /**
   * Reads the text of the file.
   *
   * @throws IllegalArgumentException if it is not what {@link #text} writes
   */
  public static ArchiveManifest parse(String text) {
    ManifestJson object = ManifestJson.parse(text);
    ArchiveManifest manifest =
        new ArchiveManifest(
            object.text("schema"), Instant.parse(object.text("created_at")), object.roots());
    if (!manifest.text().equals(text)) {
      throw new InvalidValue("contradicts itself");
    }
    return manifest;
  }
}
