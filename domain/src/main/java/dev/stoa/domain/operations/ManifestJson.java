package dev.stoa.domain.operations;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;

/** Reads the members of a manifest or a report; a missing or wrong one is refused by its name. */
record ManifestJson(JsonObject object) {

  static ManifestJson parse(String text) {
    return new ManifestJson(object(JsonParser.parse(text)));
  }

  /** The version that it declares, if it is of this format. */
  long version(String format) {
    if (!text("format").equals(format)) {
      throw new InvalidValue("is not of the format " + format);
    }
    return number("version");
  }

  String text(String name) {
    if (member(name) instanceof JsonString text) {
      return text.value();
    }
    throw wrong(name);
  }

  long number(String name) {
    if (member(name) instanceof JsonNumber number) {
      return Long.parseLong(number.lexeme());
    }
    throw wrong(name);
  }

  boolean flag(String name) {
    if (member(name) instanceof JsonBoolean flag) {
      return flag.value();
    }
    throw wrong(name);
  }

  /** What {@link #put} wrote. */
  ContentRoots roots() {
    return new ContentRoots(tables(), number("audit_entries"), text("audit_root"));
  }

  /** Adds the roots to a manifest that is being written. */
  static JsonObject.Builder put(JsonObject.Builder manifest, ContentRoots roots) {
    return manifest
        .put("content_root", roots.root())
        .put("audit_root", roots.auditRoot())
        .put("audit_entries", roots.auditEntries())
        .put("rows", roots.rows())
        .put("tables", roots.tables().map(TableDigest::json));
  }

  private Seq<TableDigest> tables() {
    if (member("tables") instanceof JsonArray tables) {
      return tables.values().map(table -> new ManifestJson(object(table)).digest());
    }
    throw wrong("tables");
  }

  private TableDigest digest() {
    return new TableDigest(text("table"), number("rows"), text("sha256"));
  }

  private JsonValue member(String name) {
    return object.members().getOrElse(name, new JsonNull());
  }

  private static JsonObject object(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    throw wrong("manifest");
  }

  private static IllegalArgumentException wrong(String name) {
    return new InvalidValue("has no valid member " + name);
  }
}
