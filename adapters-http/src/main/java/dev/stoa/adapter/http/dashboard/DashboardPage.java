package dev.stoa.adapter.http.dashboard;

import dev.stoa.adapter.http.dashboard.DashboardAssets.Asset;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.exchange.RequestRoot;
import dev.stoa.adapter.http.exchange.Responses;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.vavr.Lazy;

/** Serves the page of the dashboard and its files; they contain no data and need no token. */
public final class DashboardPage {

  public static final String PATH = "/ui";

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
          + " require-trusted-types-for 'script'; trusted-types lit-html";

  private static final String FOR_EVER = "public, max-age=31536000, immutable";

  private final Lazy<DashboardAssets> assets = Lazy.of(DashboardAssets::new);

  /** Whether a path is the page or one of its files, for whichever workspace. */
  public static boolean isAt(RequestPath path) {
    return path.rest().equals(PATH) || path.rest().startsWith(PATH + "/");
  }

  public void addTo(RoutesConfig routes) {
    routes.get("/ui/_/{version}/<file>", this::file);
    routes.get(PATH, this::page);
    routes.get("/ui/", this::page);
    routes.get("/ui/<view>", this::page);
  }

  private void page(Context context) {
    context.res().setHeader("Cache-Control", "no-cache");
    send(context, assets.get().page(RequestRoot.of(context.req())));
  }

  private void file(Context context) {
    if (!context.pathParam("version").equals(assets.get().version())) {
      throw new HttpFailure(404, "request.path", "the dashboard has changed: reload the page");
    }
    Asset asset =
        assets
            .get()
            .file(context.pathParam("file"))
            .getOrElseThrow(() -> new HttpFailure(404, "request.path", "there is no such file"));
    context.res().setHeader("Cache-Control", FOR_EVER);
    send(context, asset);
  }

  private static void send(Context context, Asset asset) {
    context.header("Content-Security-Policy", POLICY);
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
    context.header("Vary", "Accept-Encoding");
    String accepted = context.req().getHeader("Accept-Encoding");
    if (accepted != null && accepted.contains("gzip")) {
      context.header("Content-Encoding", "gzip");
      Responses.send(context.res(), 200, asset.mediaType(), asset.compressed());
    } else {
      Responses.send(context.res(), 200, asset.mediaType(), asset.plain());
    }
  }
}
