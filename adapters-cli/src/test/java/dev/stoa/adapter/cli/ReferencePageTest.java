package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The committed page is that of the catalogue, so that a change shows in a review. */
class ReferencePageTest {

  private static final Path FILE = Path.of("..", "docs", "reference.md");

  @Test
  void theCommittedPageIsThatOfTheCatalogue() throws IOException {
    String page = ReferencePage.of(Catalogue.complete(), routes());
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(FILE, page);
    }
    assertEquals(
        Files.readString(FILE),
        page,
        "docs/reference.md differs: check the change and write it with -Dstoa.golden=write");
  }

  /** The paths of docs/openapi.json, which has its own test. */
  private static Map<String, String> routes() throws IOException {
    JsonObject document =
        (JsonObject) JsonParser.parse(Files.readString(Path.of("..", "docs", "openapi.json")));
    return object(document, "paths")
        .members()
        .toList()
        .flatMap(
            path ->
                ((JsonObject) path._2)
                    .members()
                    .filterKeys(method -> method.matches("get|put|post|patch|delete"))
                    .map(
                        method ->
                            new Tuple2<>(
                                ((JsonString)
                                        ((JsonObject) method._2).members().get("operationId").get())
                                    .value(),
                                method._1.toUpperCase(Locale.ROOT) + " " + path._1)))
        .toMap(route -> route);
  }

  private static JsonObject object(JsonObject owner, String name) {
    return (JsonObject) owner.members().get(name).get();
  }
}
