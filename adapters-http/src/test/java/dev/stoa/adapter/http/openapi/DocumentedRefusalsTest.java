package dev.stoa.adapter.http.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.time.InstantSource;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What every path of a server refuses, against what its document says of the path. */
class DocumentedRefusalsTest {

  private static final String MEMBER = "\\{[a-z_]+}";

  @Test
  void everyPathDocumentsTheMethodsAndMediaTypesItRefuses() {
    try (HttpServer server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start()) {
      Http http = Http.on(server);
      Map<String, JsonObject> paths =
          objects((JsonObject) http.get("/openapi.json").ok().member("paths"));
      Seq<String> undocumented = paths.toList().flatMap(path -> undocumented(http, path, paths));
      assertEquals(List.empty(), undocumented);
      assertTrue(paths.size() > 100, "paths: " + paths.size());
    }
  }

  /** What a path answers to another method, and to another media type, without saying so. */
  private static Seq<String> undocumented(
      Http http, Tuple2<String, JsonObject> path, Map<String, JsonObject> paths) {
    Map<String, JsonObject> operations = objects(path._2);
    String url = path._1.replaceAll(MEMBER, "x");
    Set<String> possible =
        paths
            .filterKeys(other -> url.matches(other.replaceAll(MEMBER, "[^/]+")))
            .values()
            .flatMap(one -> one.members().keySet())
            .toSet();
    String method = List.of("patch", "put", "delete", "post").removeAll(possible).head();
    int status = http.send(method.toUpperCase(Locale.ROOT), url, "", "").status();
    assertEquals(405, status, path._1);
    Seq<String> methods =
        operations.filterValues(operation -> !has(operation, status)).keySet().toList();
    Seq<String> types =
        operations
            .filterValues(operation -> operation.members().containsKey("requestBody"))
            .filter(one -> !has(one._2, refused(http, one._1, url)))
            .keySet()
            .toList();
    return methods
        .map(one -> one + " " + path._1 + " 405")
        .appendAll(types.map(one -> one + " " + path._1 + " 415"));
  }

  private static int refused(Http http, String method, String url) {
    int status = http.send(method.toUpperCase(Locale.ROOT), url, "text/xml", "<a/>").status();
    assertEquals(415, status, method + " " + url);
    return status;
  }

  private static boolean has(JsonObject operation, int status) {
    JsonObject responses = (JsonObject) operation.members().get("responses").get();
    return responses.members().containsKey(Integer.toString(status))
        || responses.members().containsKey(status / 100 + "XX");
  }

  private static Map<String, JsonObject> objects(JsonObject object) {
    return object.members().mapValues(value -> (JsonObject) value);
  }
}
