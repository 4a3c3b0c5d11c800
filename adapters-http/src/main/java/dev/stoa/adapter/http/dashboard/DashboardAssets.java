package dev.stoa.adapter.http.dashboard;

import dev.stoa.domain.kernel.Sha256;
import io.vavr.Tuple;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;

/**
 * The files of the dashboard, read and compressed once. Their address contains the hash of all of
 * them, so that browsers may keep them for ever and relative imports stay as they are written.
 */
final class DashboardAssets {

  static final List<String> FILES =
      List.of(
          "app.js",
          "icon.svg",
          "index.html",
          "lib/access.js",
          "lib/base.js",
          "lib/charts.js",
          "lib/figure.js",
          "lib/lit-html.js",
          "lib/palette.js",
          "lib/tables.js",
          "lib/tlog.js",
          "style/base.css",
          "style/charts.css",
          "style/dialogs.css",
          "style/narrow.css",
          "style/parts.css",
          "style/shell.css",
          "style/views.css",
          "views/agent.js",
          "views/agents.js",
          "views/audit.js",
          "views/channels.js",
          "views/conversations.js",
          "views/debate.js",
          "views/debates.js",
          "views/entry.js",
          "views/evolution.js",
          "views/knowledge.js",
          "views/life.js",
          "views/lineage.js",
          "views/memory.js",
          "views/operations.js",
          "views/overview.js",
          "views/quarantines.js",
          "views/tasks.js");

  /** A file as it is sent, with and without compression. */
  record Asset(String mediaType, byte[] plain, byte[] compressed) {}

  private final Map<String, Asset> files;
  private final Asset page;
  private final byte[] template;
  private final String version;

  DashboardAssets() {
    Map<String, byte[]> contents = FILES.toLinkedMap(name -> name, DashboardAssets::read);
    StringBuilder hashes = new StringBuilder();
    contents.forEach((name, content) -> hashes.append(name).append(hash(content)));
    this.version = Sha256.hex(hashes.toString()).substring(0, 12);
    this.files = contents.map((name, content) -> Tuple.of(name, asset(name, content)));
    this.template = contents.get("index.html").get();
    this.page = asset("index.html", written(""));
  }

  /** The hash of all files. */
  String version() {
    return version;
  }

  Option<Asset> file(String name) {
    return files.get(name);
  }

  /** The one page, which loads everything else; for a dashboard below a path of a server. */
  Asset page(String root) {
    return root.isEmpty() ? page : asset("index.html", written(root));
  }

  private byte[] written(String root) {
    String preload =
        FILES
            .filter(name -> name.endsWith(".js") && !name.startsWith("views/"))
            .append("views/overview.js")
            .map(
                name ->
                    "<link rel=\"modulepreload\" href=\"{{root}}/ui/_/"
                        + version
                        + "/"
                        + name
                        + "\">")
            .mkString("\n    ");
    return new String(template, StandardCharsets.UTF_8)
        .replace("{{version}}", version)
        .replace("{{preload}}", preload)
        .replace("{{root}}", escaped(root))
        .getBytes(StandardCharsets.UTF_8);
  }

  /** As the value of an attribute: a proxy may say where the root is. */
  private static String escaped(String root) {
    return root.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
  }

  private static String hash(byte[] content) {
    return HexFormat.of().formatHex(Sha256.digest().digest(content));
  }

  private static Asset asset(String name, byte[] content) {
    return new Asset(mediaType(name), content, compressed(content));
  }

  private static String mediaType(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "js" -> "text/javascript; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "svg" -> "image/svg+xml";
      default -> "text/html; charset=utf-8";
    };
  }

  private static byte[] compressed(byte[] content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static byte[] read(String name) {
    try (InputStream in = DashboardAssets.class.getResourceAsStream("ui/" + name)) {
      if (in == null) {
        throw new IllegalStateException("ui/" + name + " is missing in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
