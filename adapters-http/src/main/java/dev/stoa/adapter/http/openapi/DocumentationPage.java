package dev.stoa.adapter.http.openapi;

import dev.stoa.adapter.http.exchange.Responses;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** A page that shows the OpenAPI document; it comes from the jar and asks no other server. */
public final class DocumentationPage {

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private DocumentationPage() {}

  public static void addTo(RoutesConfig routes) {
    add(routes, "/docs", "page.html", "text/html; charset=utf-8");
    add(routes, "/docs/page.js", "page.js", "text/javascript; charset=utf-8");
    add(routes, "/docs/page.css", "page.css", "text/css; charset=utf-8");
  }

  private static void add(RoutesConfig routes, String path, String file, String mediaType) {
    byte[] content = resource(file);
    routes.get(path, context -> send(context, mediaType, content));
  }

  private static void send(Context context, String mediaType, byte[] content) {
    context.header("Content-Security-Policy", POLICY);
    context.header("Referrer-Policy", "no-referrer");
    Responses.send(context.res(), 200, mediaType, content);
  }

  private static byte[] resource(String file) {
    try (InputStream in = DocumentationPage.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing in the jar");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
