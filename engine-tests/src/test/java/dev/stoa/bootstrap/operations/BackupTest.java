package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.BackupOperations;
import dev.stoa.application.operations.NewStoreBackup;
import dev.stoa.application.operations.RestoredWorkspace;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaBackups;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.OlderWorkspace;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.operations.BackupManifest;
import dev.stoa.domain.operations.BackupManifestBuilder;
import dev.stoa.domain.operations.BackupName;
import dev.stoa.domain.operations.BackupRefused;
import dev.stoa.domain.operations.BackupRetention;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.DrillReport;
import dev.stoa.domain.operations.LostRows;
import dev.stoa.domain.operations.RecoveryPlan;
import dev.stoa.schema.Migrations;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class BackupTest {

  private static final int WRITERS = 4;
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");

  @TempDir Path folder;

  private Instant time = NOW;

  @ParameterizedTest
  @EnumSource
  void aBackupIsMadeVerifiedAndRestoredAndTheOldStateIsPutAside(TestEngine engine)
      throws Exception {
    String url = filled(engine, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    assertEquals(roots(url), backup.roots());
    assertEquals(backup, done(backups(url).verify(backup.name(), TransferProgress.NONE)));
    remember(url, "second");
    ContentRoots later = roots(url);
    RestoredWorkspace restored = done(backups(url).restore(backup.name(), TransferProgress.NONE));
    assertEquals(backup.roots(), restored.roots());
    assertEquals(backup.roots(), roots(url));
    assertEquals(later, roots(aside(engine, url, restored.aside().get())));
    // Search and its counts work in both.
    remember(url, "third walnut");
    try (Stoa stoa = Stoa.open(url)) {
      assertEquals(1, done(stoa.search().search("walnut")).items().size());
      assertTrue(done(stoa.audit().verify()).isSound());
    }
    remember(aside(engine, url, restored.aside().get()), "fourth");
    assertEquals(Vector.of(backup.name()), names(url));
    assertOwnerOnly();
  }

  @ParameterizedTest
  @EnumSource
  void aRestoredWorkspaceHasItsPast(TestEngine engine) {
    String url = engine.migratedUrl();
    Memory edited;
    Memory forgotten;
    try (Stoa stoa = Stoa.open(config(url))) {
      edited = done(stoa.memory().remember(Remember.of("edited")));
      forgotten = done(stoa.memory().remember(Remember.of("forgotten")));
      time = time.plusSeconds(1);
      done(stoa.memory().edit(edited.id(), MemoryEdit.NOTHING.content("other")));
      done(stoa.memory().forget(forgotten.id(), "wrong"));
    }
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    time = time.plusSeconds(1);
    try (Stoa stoa = Stoa.open(config(url))) {
      done(stoa.memory().edit(edited.id(), MemoryEdit.NOTHING.content("after the backup")));
    }
    time = time.plusSeconds(1);
    done(backups(url).restore(backup.name(), TransferProgress.NONE));
    try (Stoa stoa = Stoa.open(config(url))) {
      assertEquals(Option.some(edited), stoa.asOf(NOW).memory().find(edited.id()));
      assertEquals(Option.some(forgotten), stoa.asOf(NOW).memory().find(forgotten.id()));
      for (Instant later : List.of(NOW.plusSeconds(1), NOW.plusSeconds(2), time)) {
        assertEquals("other", stoa.asOf(later).memory().find(edited.id()).get().content());
        assertTrue(stoa.asOf(later).memory().find(forgotten.id()).isEmpty());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBackupUnderWritersHasEveryWriteAcknowledgedBefore(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Queue<MemoryId> written = new ConcurrentLinkedQueue<>();
    AtomicBoolean ended = new AtomicBoolean();
    CountDownLatch busy = new CountDownLatch(WRITERS * 5);
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    BackupManifest backup;
    List<MemoryId> before;
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        writers.add(
            threads.submit(
                () -> {
                  while (!ended.get()) {
                    written.add(done(stoa.memory().remember(Remember.of("a memory"))).id());
                    busy.countDown();
                  }
                }));
      }
      busy.await();
      before = List.copyOf(written);
      backup = done(backups(url).create(TransferProgress.NONE)).backup();
      ended.set(true);
      for (Future<?> writer : writers) {
        writer.get();
      }
      assertTrue(written.size() > before.size());
    } finally {
      ended.set(true);
      threads.shutdown();
    }
    engine.awaitNoOtherConnection(url);
    done(backups(url).restore(backup.name(), TransferProgress.NONE));
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      for (MemoryId id : before) {
        assertTrue(stoa.memory().find(id).isDefined(), id + " is lost");
      }
      assertTrue(done(stoa.audit().verify()).isSound());
      stoa.search()
          .cared()
          .forEach(source -> assertTrue(stoa.search().reconcile(source).get().isRight()));
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void killedInTheMiddleOfARestoreTheOldStateIsIntact(TestEngine engine) throws Exception {
    String url = filled(engine, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    remember(url, "second");
    ContentRoots before = roots(url);
    JavaProcess process =
        JavaProcess.start(
            RestoringProcess.class,
            url,
            folder.toString(),
            backup.name().value(),
            engine == TestEngine.SQLITE ? "reading" : "comparing");
    assertEquals("in the middle", process.line());
    process.kill();
    engine.awaitNoOtherConnection(url);
    assertEquals(before, roots(url));
    done(backups(url).restore(backup.name(), TransferProgress.NONE));
    assertEquals(backup.roots(), roots(url));
  }

  @Test
  void aBackupOfOneEngineIsRestoredToTheOther() throws Exception {
    String file = filled(TestEngine.SQLITE, "in a file");
    String server = filled(TestEngine.POSTGRES, "on a server");
    BackupManifest ofFile = done(backups(file).create(TransferProgress.NONE)).backup();
    BackupManifest ofServer = done(backups(server).create(TransferProgress.NONE)).backup();
    done(backups(server).restore(ofFile.name(), TransferProgress.NONE));
    done(backups(file).restore(ofServer.name(), TransferProgress.NONE));
    assertEquals(ofFile.roots(), roots(server));
    assertEquals(ofServer.roots(), roots(file));
  }

  @ParameterizedTest
  @EnumSource
  void damagedTruncatedAndMissingFilesAreNamed(TestEngine engine) throws Exception {
    String url = filled(engine, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    ContentRoots before = roots(url);
    Path file = folder.resolve(backup.file());
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(7);
    for (int round = 0; round < 5; round++) {
      byte[] flipped = whole.clone();
      flipped[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
      refused(
          url,
          backup.name(),
          file,
          flipped,
          backup.file() + " does not have the SHA-256 of its manifest");
    }
    refused(
        url,
        backup.name(),
        file,
        Arrays.copyOf(whole, 100),
        backup.file() + " has 100 bytes, not " + whole.length + " as its manifest says");
    Files.delete(file);
    assertEquals(
        "the backup is damaged, " + backup.file() + " is missing: use another backup",
        refusal(url, backup.name()));
    Files.write(file, whole);
    Path manifest = folder.resolve(backup.name().manifestFile());
    byte[] text = Files.readAllBytes(manifest);
    byte[] changed = text.clone();
    changed[text.length / 2] ^= 1;
    refused(url, backup.name(), manifest, changed, backup.name().manifestFile() + " ");
    assertEquals(1, withFile(manifest, changed, () -> backups(url).status().damaged().size()));
    Files.delete(manifest);
    assertEquals(
        "there is no backup " + backup.name() + " in " + folder + ": see `stoa backup list`",
        refusal(url, backup.name()));
    assertEquals(before, roots(url));
  }

  @Test
  void aNewerSchemaIsRefused() throws Exception {
    String url = filled(TestEngine.SQLITE, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    BackupManifest newer = BackupManifestBuilder.from(backup).schema("999").build();
    Files.writeString(folder.resolve(backup.name().manifestFile()), newer.text());
    assertEquals(
        "the backup "
            + backup.name()
            + " has schema version 999, newer than the "
            + Migrations.LATEST
            + " this Stoa knows: restore it with a newer Stoa",
        refusal(url, backup.name()));
  }

  @Test
  void aFileInUseIsNotReplacedAndADamagedOneIs() throws Exception {
    String url = filled(TestEngine.SQLITE, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    Path file = Path.of(url.substring("jdbc:sqlite:".length()));
    try (Stoa other = Stoa.open(url)) {
      StorageException refused =
          assertThrows(
              StorageException.class,
              () -> backups(url).restore(backup.name(), TransferProgress.NONE));
      assertEquals(
          file + " is in use: end the processes that have it open, and repeat",
          refused.getMessage());
      assertEquals(1, done(other.search().search("first")).items().size());
    }
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, 0, 200, (byte) 7);
    Files.write(file, bytes);
    RestoredWorkspace restored = done(backups(url).restore(backup.name(), TransferProgress.NONE));
    assertEquals(backup.roots(), roots(url));
    assertEquals(-1, Arrays.mismatch(bytes, Files.readAllBytes(Path.of(restored.aside().get()))));
    try (Stream<Path> left = Files.list(file.getParent())) {
      assertEquals(List.of(), left.filter(one -> one.toString().contains("restor")).toList());
    }
  }

  @Test
  void aWorkspaceThatIsGoneIsRestoredToo() throws Exception {
    String url = filled(TestEngine.SQLITE, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    Files.delete(Path.of(url.substring("jdbc:sqlite:".length())));
    assertEquals(
        Option.none(), done(backups(url).restore(backup.name(), TransferProgress.NONE)).aside());
    assertEquals(backup.roots(), roots(url));
    assertEquals(
        "there is no backup of jdbc:sqlite:"
            + folder.resolve("other.db")
            + " in "
            + folder
            + ": make one with `stoa backup create`, or name its folder with --folder",
        backups("jdbc:sqlite:" + folder.resolve("other.db")).latest().getLeft().sentence());
  }

  @Test
  void anOlderBackupIsMigratedByItsRestore() throws Exception {
    Path old = folder.resolve("workspace.db");
    OlderWorkspace.at("jdbc:sqlite:" + old, "17");
    String url = filled(TestEngine.SQLITE, "first");
    BackupManifest now = done(backups(url).create(TransferProgress.NONE)).backup();
    BackupManifest older = OlderBackup.of(now, old, folder, "17");
    done(backups(url).verify(older.name(), TransferProgress.NONE));
    done(backups(url).restore(older.name(), TransferProgress.NONE));
    assertEquals(0, roots(url).rows());
    remember(url, "after");
    Path file = Path.of(url.substring("jdbc:sqlite:".length()));
    try (Stream<Path> left = Files.list(file.getParent())) {
      assertEquals(List.of(), left.filter(one -> one.toString().contains("restor")).toList());
    }
  }

  @Test
  void lostRowsAreReportedAndOldBackupsPruned() throws Exception {
    String url = filled(TestEngine.SQLITE, "first");
    try (Stoa stoa = Stoa.open(url)) {
      for (int i = 0; i < 9; i++) {
        done(stoa.memory().remember(Remember.of("memory " + i)));
      }
    }
    BackupManifest first = done(backups(url).create(TransferProgress.NONE)).backup();
    TestEngine.execute(
        url,
        "pragma foreign_keys = on",
        "delete from continuum_memory where id <> (select min(id) from continuum_memory)");
    time = NOW.plus(Duration.ofMinutes(10));
    NewStoreBackup second = done(backups(url).create(TransferProgress.NONE));
    assertEquals(Vector.of(new LostRows("continuum_memory", 10, 1)), second.lost());
    assertEquals(Vector.of(first), backups(url).plan(BackupRetention.DEFAULT).removed());
    assertEquals(2, names(url).size());
    Path leftover = Files.writeString(folder.resolve("workspace_x.zip.part"), "x");
    Files.setLastModifiedTime(
        leftover, java.nio.file.attribute.FileTime.from(NOW.minus(Duration.ofDays(2))));
    backups(url).prune(BackupRetention.DEFAULT);
    assertEquals(Vector.of(second.backup().name()), names(url));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(2, left.count());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDrillReportsWhatItDidAndHowLongItTook(TestEngine engine) throws Exception {
    String url = filled(engine, "first");
    BackupManifest backup = done(backups(url).create(TransferProgress.NONE)).backup();
    DrillReport good = drill(url, backup);
    assertTrue(good.passed(), good.text());
    assertEquals(3, good.steps().size());
    assertEquals(good.text(), Files.readString(folder.resolve(good.file())));
    time = NOW.plus(Duration.ofMinutes(16));
    assertFalse(drill(url, backup).recent());
    Files.delete(folder.resolve(backup.file()));
    DrillReport bad = drill(url, backup);
    assertFalse(bad.restored());
    assertEquals(
        Option.some("the backup is damaged, " + backup.file() + " is missing: use another backup"),
        bad.steps().last().fault());
  }

  private DrillReport drill(String url, BackupManifest backup) {
    return done(
        StoaBackups.drills(config(url), folder)
            .drill(backup.name(), RecoveryPlan.ENTERPRISE, TransferProgress.NONE));
  }

  private void refused(String url, BackupName name, Path file, byte[] content, String expected)
      throws IOException {
    String sentence = withFile(file, content, () -> refusal(url, name));
    assertTrue(sentence.startsWith("the backup is damaged, " + expected), sentence);
  }

  private static <T> T withFile(Path file, byte[] content, java.util.function.Supplier<T> work)
      throws IOException {
    byte[] before = Files.readAllBytes(file);
    Files.write(file, content);
    try {
      return work.get();
    } finally {
      Files.write(file, before);
    }
  }

  /** The same from verify and from restore. */
  private String refusal(String url, BackupName name) {
    BackupRefused verified = backups(url).verify(name, TransferProgress.NONE).getLeft();
    assertEquals(verified, backups(url).restore(name, TransferProgress.NONE).getLeft());
    return verified.sentence();
  }

  private void assertOwnerOnly() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertEquals(
            "rw-------",
            PosixFilePermissions.toString(Files.getPosixFilePermissions(file)),
            file.toString());
      }
    }
  }

  private BackupOperations backups(String url) {
    return StoaBackups.of(config(url), folder);
  }

  private StoaConfig config(String url) {
    return StoaConfig.of(url).withStorage(storage -> storage.withClock(() -> time));
  }

  private Seq<BackupName> names(String url) {
    return backups(url).status().backups().map(BackupManifest::name);
  }

  private static String filled(TestEngine engine, String content) {
    String url = engine.migratedUrl();
    remember(url, content);
    return url;
  }

  private static void remember(String url, String content) {
    try (Stoa stoa = Stoa.open(url)) {
      done(stoa.memory().remember(Remember.of(content)));
    }
  }

  private static String aside(TestEngine engine, String url, String aside) {
    return engine == TestEngine.SQLITE
        ? "jdbc:sqlite:" + aside
        : url + "&currentSchema=" + aside.substring("schema ".length());
  }

  private static ContentRoots roots(String url) {
    try (Stoa stoa = Stoa.open(url)) {
      return stoa.transfer().roots(TransferProgress.NONE);
    }
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
