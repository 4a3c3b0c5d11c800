package dev.stoa.adapter.http.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.actions.catalogue.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The committed document is that of the catalogue, so that a change shows in a review. */
class OpenApiTest {

  private static final Path FILE = Path.of("..", "docs", "openapi.json");

  @Test
  void theCommittedDocumentIsThatOfTheCatalogue() throws IOException {
    String document = OpenApi.of(Catalogue.complete());
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(FILE, document);
    }
    assertEquals(
        Files.readString(FILE),
        document,
        "docs/openapi.json differs: check the change and write it with -Dstoa.golden=write");
  }
}
