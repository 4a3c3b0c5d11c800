package dev.stoa.application.imports;

import dev.stoa.domain.imports.ForeignStore;
import dev.stoa.domain.imports.ForeignStores;
import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashMap;
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
final class Sources {

  private static final String JDBC = "jdbc:";
  private static final String DATABASE = ".db";
  private static final String LINES = ".jsonl";

  private Sources() {}

  /** Opens files, the databases in folders, and JDBC urls, as one store. */
  static ForeignStore open(ForeignStores stores, Seq<String> locations) {
    List<ForeignStore> opened = new ArrayList<>();
    try {
      for (String location : locations.flatMap(Sources::databases)) {
        opened.add(stores.open(location).getOrElseThrow(RefusalException::new));
      }
    } catch (RuntimeException e) {
      opened.forEach(ForeignStore::close);
      throw e;
    }
    return new JoinedStores(Vector.ofAll(opened));
  }

  /** As {@link #open}, with the files that versions before 0.8 kept beside the database. */
  static ForeignStore openAua(ForeignStores stores, Seq<String> locations) {
    Seq<Path> folders =
        locations.filter(one -> !one.startsWith(JDBC)).map(Path::of).filter(Files::isDirectory);
    Seq<Path> promotions =
        folders.flatMap(folder -> files(folder, ImportAua.PROMOTIONS_FILE::equals));
    Seq<Path> pairs =
        folders
            .map(folder -> folder.resolve(ImportAua.PAIRS_FILES))
            .filter(Files::isDirectory)
            .flatMap(folder -> files(folder, name -> name.endsWith(LINES)));
    ForeignStore lines =
        new JsonLinesStore(
            locations.mkString(", "),
            HashMap.of(ImportAua.PROMOTIONS_FILE, promotions, ImportAua.PAIRS_FILES, pairs));
    Seq<String> databases =
        locations.filter(
            one ->
                lines.tables().isEmpty()
                    || !folders.contains(Path.of(one))
                    || !files(Path.of(one), name -> name.endsWith(DATABASE)).isEmpty());
    // Two audit chains are not one.
    if (databases.flatMap(Sources::databases).size() > 1) {
      throw new RefusalException(
          new ImportRefused.Unreadable(
              locations.mkString(", "), "there are several databases, give one of them"));
    }
    return new JoinedStores(Vector.of(lines, open(stores, databases)));
  }

  /** Files of JSON lines, a table each. */
  static ForeignStore openLines(Seq<String> locations) {
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

  private static Seq<String> databases(String location) {
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
  static Seq<Path> files(Path folder, Predicate<String> wanted) {
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
