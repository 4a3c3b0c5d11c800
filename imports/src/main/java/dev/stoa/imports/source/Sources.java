package dev.stoa.imports.source;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds and opens what an import reads. */
public final class Sources {

  private static final String JDBC = "jdbc:";
  private static final String DATABASE = ".db";

  private Sources() {}

  /** Opens files, the databases in folders, and JDBC urls, as one store. */
  public static ForeignStore open(Seq<String> locations) {
    List<ForeignStore> opened = new ArrayList<>();
    try {
      for (String location : locations.flatMap(Sources::databases)) {
        opened.add(JdbcForeignStore.open(location).getOrElseThrow(RefusalException::new));
      }
    } catch (RuntimeException e) {
      opened.forEach(ForeignStore::close);
      throw e;
    }
    return new JoinedStores(Vector.ofAll(opened));
  }

  /** Files of JSON lines, a table each. */
  public static ForeignStore openLines(Seq<String> locations) {
    Map<String, Seq<Path>> files = LinkedHashMap.empty();
    for (String location : locations) {
      Path file = Path.of(location);
      if (!Files.isRegularFile(file)) {
        throw new RefusalException(new ImportRefused.NoSource(location));
      }
      files = files.put(String.valueOf(file.getFileName()), Vector.of(file));
    }
    return new JsonLinesStore(locations.mkString(", "), files);
  }

  /** The databases of a location: those of a folder, or what it names itself. */
  public static Seq<String> databases(String location) {
    if (location.startsWith(JDBC) || !Files.isDirectory(Path.of(location))) {
      return Vector.of(location);
    }
    Seq<Path> found = files(Path.of(location), name -> name.endsWith(DATABASE));
    if (found.isEmpty()) {
      throw new RefusalException(
          new ImportRefused.Unreadable(location, "the folder has no files that end with .db"));
    }
    return found.map(Path::toString);
  }

  /** The files of a folder with such names, by name. */
  public static Seq<Path> files(Path folder, Predicate<String> wanted) {
    try (Stream<Path> all = Files.list(folder)) {
      return Vector.ofAll(
          all.filter(Files::isRegularFile)
              .filter(file -> wanted.test(String.valueOf(file.getFileName())))
              .sorted()
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
