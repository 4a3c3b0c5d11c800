package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
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
    return CanonicalJson.of(
                JsonObject.builder()
                    .put("format", FORMAT)
                    .put("version", VERSION)
                    .put("schema", schema)
                    .put("created_at", Instants.text(createdAt))
                    .put("content_root", roots.root())
                    .put("audit_root", roots.auditRoot())
                    .put("audit_entries", roots.auditEntries())
                    .put("rows", roots.rows())
                    .put("tables", roots.tables().map(TableDigest::json))
                    .build())
            .text()
        + "\n";
  }

  /** The version of the format that a text declares. */
  public static long version(String text) {
    JsonObject object = object(JsonParser.parse(text));
    if (!text(object, "format").equals(FORMAT)) {
      throw new IllegalArgumentException("is not of the format " + FORMAT);
    }
    return number(object, "version");
  }

  /**
   * Reads the text of the file.
   *
   * @throws IllegalArgumentException if it is not what {@link #text} writes
   */
  public static ArchiveManifest parse(String text) {
    JsonObject object = object(JsonParser.parse(text));
    ArchiveManifest manifest =
        new ArchiveManifest(
            text(object, "schema"),
            Instant.parse(text(object, "created_at")),
            new ContentRoots(
                tables(object), number(object, "audit_entries"), text(object, "audit_root")));
    if (!manifest.text().equals(text)) {
      throw new IllegalArgumentException("contradicts itself");
    }
    return manifest;
  }

  private static Seq<TableDigest> tables(JsonObject object) {
    if (member(object, "tables") instanceof JsonArray tables) {
      return tables.values().map(table -> digest(object(table)));
    }
    throw wrong("tables");
  }

  private static TableDigest digest(JsonObject table) {
    return new TableDigest(text(table, "table"), number(table, "rows"), text(table, "sha256"));
  }

  private static JsonObject object(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    throw wrong("manifest");
  }

  private static String text(JsonObject object, String name) {
    if (member(object, name) instanceof JsonString text) {
      return text.value();
    }
    throw wrong(name);
  }

  private static long number(JsonObject object, String name) {
    if (member(object, name) instanceof JsonNumber number) {
      return Long.parseLong(number.lexeme());
    }
    throw wrong(name);
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().getOrElse(name, new JsonNull());
  }

  private static IllegalArgumentException wrong(String name) {
    return new IllegalArgumentException("has no valid member " + name);
  }
}
