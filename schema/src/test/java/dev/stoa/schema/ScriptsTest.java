package dev.stoa.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptsTest {
  private static final List<String> FILES =
      List.of(
          "m/x.conf",
          "m/common/V02__a.sql",
          "m/common/V9__b.sql",
          "m/x/V10_1__c.sql",
          "m/x/V10__d.sql",
          "m/x/V99__no.template",
          "other/V77__other.sql");

  @TempDir Path folder;

  @Test
  void theNewestIsFoundInAFolder() throws IOException {
    for (String name : FILES) {
      Path file = folder.resolve("with space").resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
    }
    URL conf = folder.resolve("with space/m/x.conf").toUri().toURL();
    assertEquals("10.1", Scripts.beside(conf).latest());
  }

  @Test
  void theNewestIsFoundInAJar() throws IOException {
    Path jar = folder.resolve("with space.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(file)) {
      for (String name : FILES) {
        entries.putNextEntry(new ZipEntry(name));
      }
    }
    URL conf = URI.create("jar:" + jar.toUri() + "!/m/x.conf").toURL();
    assertEquals("10.1", Scripts.beside(conf).latest());
  }

  @Test
  void aFolderWithoutAnyIsRefused() {
    assertThrows(IllegalStateException.class, () -> new Scripts(List.of()).latest());
  }
}
