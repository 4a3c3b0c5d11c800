package dev.stoa.imports.files;

import dev.stoa.domain.files.FileLimits;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import dev.stoa.imports.source.JoinedStores;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A folder of memory files, read as one table: a file is a row. Links are not followed. */
public final class FolderStore implements ForeignStore {

  static final String TABLE = "files";
  static final String PATH = "path";
  static final String TEXT = "text";
  static final String DIGEST = "digest";
  static final String WRITTEN = "written";

  /** Why a file has no text. */
  static final String PROBLEM = "problem";

  /** What a folder that was brought together with files here remembers. */
  private static final String STATE = ".stoa-sync";

  private final Path root;

  private FolderStore(Path root) {
    this.root = root;
  }

  /** Folders as one store. */
  public static ForeignStore open(Seq<String> locations) {
    return new JoinedStores(locations.map(FolderStore::folder));
  }

  private static ForeignStore folder(String location) {
    try {
      Path root = Path.of(location);
      if (!Files.exists(root)) {
        throw new RefusalException(new ImportRefused.NoSource(location));
      }
      if (!Files.isDirectory(root)) {
        throw new RefusalException(new ImportRefused.Unreadable(location, "it is no folder"));
      }
      return new FolderStore(root);
    } catch (InvalidPathException e) {
      throw new RefusalException(new ImportRefused.NoSource(location));
    }
  }

  @Override
  public String name() {
    return root.toString();
  }

  @Override
  public Seq<String> tables() {
    return Vector.of(TABLE);
  }

  @Override
  public Seq<String> columns(String table) {
    return table.equals(TABLE) ? Vector.of(PATH, TEXT, DIGEST, WRITTEN, PROBLEM) : Vector.empty();
  }

  @Override
  public long count(String table) {
    return table.equals(TABLE) ? files().size() : 0;
  }

  @Override
  public void each(
      String table, Map<String, String> equal, Seq<String> order, Consumer<ForeignRow> rows) {
    if (table.equals(TABLE)) {
      files().forEach(file -> rows.accept(row(file)));
    }
  }

  /** All files and links, by path. */
  private Seq<Path> files() {
    try (Stream<Path> all = Files.walk(root)) {
      return Vector.ofAll(
          all.filter(file -> !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS))
              .filter(file -> !file.equals(root.resolve(STATE)))
              .sorted()
              .toList());
    } catch (IOException e) {
      throw unreadable(root, e);
    }
  }

  private ForeignRow row(Path file) {
    java.util.Map<String, @Nullable Object> values = new HashMap<>();
    String path =
        root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    values.put(PATH, path);
    values.put(DIGEST, "");
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      values.put(PROBLEM, path + " is a link or no plain file");
      return new ForeignRow(TABLE, values);
    }
    try {
      long size = Files.size(file);
      if (size > FileLimits.MOST_BYTES) {
        values.put(
            PROBLEM, path + " has " + size + " bytes: a file has at most " + FileLimits.MOST_BYTES);
        return new ForeignRow(TABLE, values);
      }
      byte[] bytes = Files.readAllBytes(file);
      values.put(DIGEST, HexFormat.of().formatHex(Sha256.digest().digest(bytes)));
      values.put(
          WRITTEN, Files.getLastModifiedTime(file).toInstant().truncatedTo(ChronoUnit.MICROS));
      values.put(
          TEXT, StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      values.put(PROBLEM, path + " is no text in UTF-8");
    } catch (IOException e) {
      throw unreadable(file, e);
    }
    return new ForeignRow(TABLE, values);
  }

  private static RefusalException unreadable(Path file, IOException e) {
    return new RefusalException(
        new ImportRefused.Unreadable(file.toString(), String.valueOf(e.getMessage())));
  }

  @Override
  public void close() {
    // Files are open only while they are read.
  }
}
