package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo has rows of every context. */
class TransferCommandsTest {

  @TempDir static Path shared;

  private static String demo;
  private static Path archive;
  private static Cli.Outcome exported;

  @TempDir Path folder;

  @BeforeAll
  static void exportTheDemo() {
    Cli.bare().run("demo", "--folder", shared.resolve("demo").toString()).ok();
    demo = "jdbc:sqlite:" + shared.resolve("demo/demo.db");
    archive = shared.resolve("demo.zip");
    exported = Cli.on(demo).run("export", archive.toString(), "--json").ok();
  }

  @Test
  void theDemoIsCopiedToAServerAndBackAndTheRootsAreEqual() {
    String server = PostgresServer.shared().newDatabase();
    String back = url("back.db");
    Cli.Outcome existing = copy(demo, server).ok();
    Cli.Outcome again = copy(server, back).ok();
    for (String member : new String[] {"content_root", "audit_root"}) {
      assertEquals(exported.text(member), existing.text(member));
      assertEquals(exported.text(member), again.text(member));
    }
    assertEquals(exported.objects("tables"), again.objects("tables"));
    assertTrue(exported.objects("tables").size() > 30, exported.out());
    String checked = Cli.on(back).run("doctor", "--deep", "--check-audit").ok().out();
    assertTrue(checked.contains("No problems found."), checked);
  }

  @Test
  void anArchiveIsImportedAndExportsTheSameFilesAgain() throws IOException {
    String url = url("imported.db");
    Cli.Outcome imported = Cli.on(url).run("import", "archive", archive.toString(), "--json").ok();
    assertEquals(exported.text("content_root"), imported.text("content_root"));
    Path second = folder.resolve("second.zip");
    Cli.on(url).run("export", second.toString()).ok();
    try (ZipFile before = new ZipFile(archive.toFile());
        ZipFile after = new ZipFile(second.toFile())) {
      assertEquals(
          before.stream().map(entry -> entry.getName() + lasting(before, entry)).toList(),
          after.stream().map(entry -> entry.getName() + lasting(after, entry)).toList());
    }
  }

  @Test
  void aTruncatedArchiveIsRefusedAndNoWorkspaceIsLeft() throws IOException {
    byte[] whole = Files.readAllBytes(archive);
    Path cut = Files.write(folder.resolve("cut.zip"), Arrays.copyOf(whole, whole.length / 2));
    imported(cut)
        .failed(
            1,
            "the archive is damaged, cut.zip is not a complete zip file: use another copy of it");
    assertFalse(Files.exists(folder.resolve("new.db")));
  }

  @Test
  void aMissingAndAnAddedAndAChangedFileAreRefusedByName() throws IOException {
    imported(rewritten("agents.jsonl", null))
        .failed(1, "the archive is damaged, agents.jsonl is missing: use another copy of it");
    imported(rewritten("manifest.json", null))
        .failed(1, "the archive is damaged, manifest.json is missing: use another copy of it");
    imported(rewritten("added.jsonl", "{}\n"))
        .failed(
            1,
            "the archive is damaged, added.jsonl is not in manifest.json: use another copy of it");
    imported(rewritten("agents.jsonl", "{}\n"))
        .failed(
            1,
            "the archive is damaged, agents.jsonl does not have the SHA-256 of manifest.json: use"
                + " another copy of it");
    assertFalse(Files.exists(folder.resolve("new.db")));
  }

  @Test
  void aFlippedBitIsRefusedOrChangesNothing() throws IOException {
    byte[] whole = Files.readAllBytes(archive);
    Random random = new Random(15);
    int refused = 0;
    for (int round = 0; round < 12; round++) {
      byte[] damaged = whole.clone();
      damaged[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
      Cli.Outcome outcome = imported(Files.write(folder.resolve("bit.zip"), damaged), "--json");
      if (outcome.code() == 0) {
        assertEquals(exported.text("content_root"), outcome.text("content_root"));
        Files.delete(folder.resolve("new.db"));
      } else {
        refused++;
        assertEquals(1, outcome.code(), outcome.out());
        assertTrue(outcome.out().contains("the archive is damaged, "), outcome.out());
      }
      assertFalse(Files.exists(folder.resolve("new.db")));
    }
    assertTrue(refused > 6, "refused: " + refused);
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    String manifest;
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      manifest = content(zip, zip.getEntry("manifest.json"));
    }
    imported(rewritten("manifest.json", manifest.replace("\"version\":1", "\"version\":2")))
        .failed(
            1,
            "the archive has the format 2, this Stoa reads 1: import it with the Stoa that wrote"
                + " it, and copy the result");
  }

  @Test
  void aSourceThatIsMissingAndATargetThatHasRowsAreRefused() {
    String missing = url("missing.db");
    copyPlainly(missing, url("new.db"))
        .failed(
            3,
            "there is no workspace at "
                + missing
                + ": check --from, or make it with `stoa migrate`");
    assertFalse(Files.exists(folder.resolve("new.db")));
    Cli.Outcome taken = copyPlainly(demo, demo);
    assertEquals(1, taken.code());
    assertTrue(taken.err().startsWith("stoa: the target is not empty, its table "), taken.err());
    assertTrue(Files.exists(shared.resolve("demo/demo.db")));
    Cli.bare()
        .run("import", "archive", folder.resolve("none.zip").toString())
        .failed(2, "<file.zip> " + folder.resolve("none.zip") + " cannot be read: check the path");
  }

  private Path rewritten(String name, String text) throws IOException {
    Path file = folder.resolve("changed.zip");
    try (ZipFile zip = new ZipFile(archive.toFile());
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (ZipEntry entry : zip.stream().toList()) {
        if (!entry.getName().equals(name)) {
          put(out, entry.getName(), content(zip, entry));
        }
      }
      if (text != null) {
        put(out, name, text);
      }
    }
    return file;
  }

  private static void put(ZipOutputStream out, String name, String text) throws IOException {
    out.putNextEntry(new ZipEntry(name));
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String content(ZipFile zip, ZipEntry entry) {
    try {
      return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The time of the export is the one difference between two archives of the same content. */
  private static String lasting(ZipFile zip, ZipEntry entry) {
    return content(zip, entry).replaceFirst("\"created_at\":\"[^\"]*\",\"format\"", "\"format\"");
  }

  private Cli.Outcome imported(Path file, String... more) {
    String[] words = {"import", "archive", file.toString()};
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Cli.on(url("new.db")).run(all);
  }

  private static Cli.Outcome copy(String from, String to) {
    return Cli.bare().run("copy", "--from", from, "--to", to, "--json");
  }

  private static Cli.Outcome copyPlainly(String from, String to) {
    return Cli.bare().run("copy", "--from", from, "--to", to);
  }

  private String url(String file) {
    return "jdbc:sqlite:" + folder.resolve(file);
  }
}
