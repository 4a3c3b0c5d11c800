package dev.stoa.testkit.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.files.FileUsage;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of memory files. */
public interface MemoryFilesContract<S extends FileStorage> extends WorkspaceContract<S> {

  /** The scope of the files, unless a test says another. */
  FileScope TEAM = FileScope.team("t");

  @Test
  default void aFileIsStoredAndRead() {
    MemoryFile plain = stored(file("f1", "/memories/a.md", "text", 0));
    MemoryFile full =
        stored(
            MemoryFile.created(
                new FileId("f\uD83D\uDE00"),
                new FileScope("ıİ'\"; drop table"),
                new FilePath("/memories/ıİ'\"; drop table/\uD83D\uDE00\u2215\uFF0F"),
                "line\n\ttab \uD83D\uDE00\r\n",
                Option.some("ada"),
                at(1)));
    for (MemoryFile file : Vector.of(plain, full)) {
      assertEquals(Option.some(file), ask(files -> files.find(file.entry().scope(), file.path())));
    }
    assertEquals(
        HashSet.of(plain, full),
        ask(files -> files.find(Vector.of(plain.id(), full.id(), new FileId("none")))).toSet());
    assertEquals(Option.none(), ask(files -> files.find(TEAM, new FilePath("/memories/A.md"))));
    assertEquals(Option.none(), ask(files -> files.find(FileScope.SHARED, plain.path())));
    assertEquals(Vector.empty(), ask(files -> files.find(Vector.<FileId>empty())).toVector());
  }

  @Test
  default void anEmptyTextIsAText() {
    MemoryFile empty = stored(file("f1", "/memories/a.md", "", 0));
    assertEquals(Option.some(empty), ask(files -> files.find(TEAM, empty.path())));
    assertEquals(new FileUsage(1, 0), ask(files -> files.totals(TEAM)));
  }

  @Test
  default void aPathIsUsedOnceInAScope() {
    stored(file("f1", "/memories/a.md", "x", 0));
    assertThrows(StorageException.class, () -> stored(file("f2", "/memories/a.md", "y", 1)));
    stored(
        MemoryFile.created(
            new FileId("f2"),
            FileScope.SHARED,
            new FilePath("/memories/a.md"),
            "y",
            Option.none(),
            at(1)));
    assertThrows(StorageException.class, () -> stored(file("f1", "/memories/b.md", "y", 1)));
  }

  @Test
  default void whatChangesIsSaved() {
    MemoryFile first = stored(file("f1", "/memories/a.md", "one", 0));
    MemoryFile second = saved(first.written("two\u00e9", Option.some("ada"), at(1)));
    assertEquals(Option.some(second), ask(files -> files.find(TEAM, first.path())));
    assertEquals(new FileUsage(1, 5), ask(files -> files.totals(TEAM)));
    MemoryFile third = saved(second.moved(new FilePath("/memories/b.md"), Option.none(), at(2)));
    assertEquals(Option.none(), ask(files -> files.find(TEAM, first.path())));
    assertEquals(Option.some(third), ask(files -> files.find(TEAM, third.path())));
    MemoryFile fourth = saved(third.given(FileScope.SHARED, third.path()));
    assertEquals(Option.some(fourth), ask(files -> files.find(FileScope.SHARED, third.path())));
    assertEquals(new FileUsage(0, 0), ask(files -> files.totals(TEAM)));
  }

  @Test
  default void aFolderHasWhatIsBehindItsSlash() {
    for (String path :
        new String[] {"a", "a.b", "a/x", "a/y/z", "a0", "ab/x", "\uFFFD", "\uD83D\uDE00"}) {
      stored(file(path, "/memories/" + path, path, 0));
    }
    stored(
        MemoryFile.created(
            new FileId("other"),
            FileScope.SHARED,
            new FilePath("/memories/a/other"),
            "",
            Option.none(),
            at(0)));
    assertEquals(Vector.of("a/x", "a/y/z"), below("/memories/a"));
    assertEquals(Vector.of("a/y/z"), below("/memories/a/y"));
    assertEquals(Vector.empty(), below("/memories/a/x"));
    assertEquals(
        Vector.of("a", "a.b", "a/x", "a/y/z", "a0", "ab/x", "\uFFFD", "\uD83D\uDE00"),
        below("/memories"));
  }

  @Test
  default void aListIsReadInPages() {
    for (int i = 0; i < 5; i++) {
      stored(file("f" + i, "/memories/n" + i, "x", 0));
    }
    FileQuery query = FileQuery.in(TEAM);
    Seq<FileEntry> first = ask(files -> files.page(query.page(PageRequest.first(2))));
    assertEquals(Vector.of("f0", "f1"), first.map(file -> file.id().value()).toVector());
    assertEquals(
        Vector.of("f2", "f3", "f4"),
        ask(files -> files.page(query.after(first.last().path())))
            .map(file -> file.id().value())
            .toVector());
  }

  @Test
  default void removedFilesAreGone() {
    stored(file("f1", "/memories/a", "x", 0));
    stored(file("f2", "/memories/b", "x", 0));
    SomeAgents.write(
        storage(),
        () -> {
          storage().memoryFiles().remove(Vector.of(new FileId("f1"), new FileId("none")));
          return TEAM;
        });
    assertEquals(Vector.of("b"), below("/memories"));
  }

  @Test
  default void whatIsUnchangedSinceIsFound() {
    stored(file("f1", "/memories/a", "x", 3));
    MemoryFile old = stored(file("f2", "/memories/b", "x", 1));
    stored(file("f3", "/memories/c", "x", 2));
    saved(old.written("y", Option.none(), at(9)));
    assertEquals(
        Vector.of("f3", "f1"),
        ask(files -> files.untouched(at(4), 9)).map(file -> file.id().value()).toVector());
    assertEquals(
        Vector.of("f3"),
        ask(files -> files.untouched(at(4), 1)).map(file -> file.id().value()).toVector());
    assertEquals(Vector.empty(), ask(files -> files.untouched(at(2), 9)).toVector());
  }

  @Test
  default void aFileWithoutChangesHasNoFormerVersions() {
    MemoryFile file = stored(file("f1", "/memories/a", "x", 0));
    assertEquals(Vector.<FileVersion>empty(), versions(file).toVector());
  }

  @Test
  default void scopesAreHeldOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () ->
            ask(
                files -> {
                  files.hold(TEAM);
                  return TEAM;
                }));
  }

  @Test
  default void textsAreSearchable() {
    stored(file("b", "/memories/x/one.md", "says b", 0));
    stored(file("a", "/memories/two.md", "says a", 0));
    Vector<SearchDocument> all = searchable(Option.none(), 9);
    assertEquals(Vector.of("a", "b"), all.map(SearchDocument::id));
    assertEquals(Vector.of("b"), searchable(Option.some("a"), 9).map(SearchDocument::id));
    assertEquals("x/one md\nsays b", all.last().text());
    assertEquals(TEAM.value(), all.last().owner());
  }

  private Seq<FileVersion> versions(MemoryFile file) {
    return ask(files -> files.former(file.id(), Long.MAX_VALUE, 9));
  }

  private Vector<SearchDocument> searchable(Option<String> after, int limit) {
    return ask(files -> files.searchable(after, limit)).toVector();
  }

  private Vector<String> below(String folder) {
    return ask(files -> files.page(FileQuery.in(TEAM).below(new FilePath(folder))))
        .map(file -> file.path().behind(FilePath.ROOT))
        .toVector();
  }

  private static Instant at(long second) {
    return SomeAgents.AT.plusSeconds(second);
  }

  private static MemoryFile file(String id, String path, String text, long second) {
    return MemoryFile.created(
        new FileId(id), TEAM, new FilePath(path), text, Option.none(), at(second));
  }

  private MemoryFile stored(MemoryFile file) {
    return SomeAgents.write(
        storage(),
        () -> {
          storage().memoryFiles().hold(file.entry().scope());
          storage().memoryFiles().add(Vector.of(file));
          return file;
        });
  }

  private MemoryFile saved(MemoryFile file) {
    return SomeAgents.write(
        storage(),
        () -> {
          storage().memoryFiles().save(file);
          return file;
        });
  }

  private <T> T ask(Function<MemoryFiles, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().memoryFiles()));
  }
}
