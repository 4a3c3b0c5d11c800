package dev.stoa.imports.aua;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.source.ForeignStore;
import dev.stoa.imports.source.JoinedStores;
import dev.stoa.imports.source.JsonLinesStore;
import dev.stoa.imports.source.Sources;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.file.Files;
import java.nio.file.Path;

/** The store of AUA: a database, and the files that versions before 0.8 kept beside it. */
public final class AuaSources {

  private static final String JDBC = "jdbc:";
  private static final String DATABASE = ".db";
  private static final String LINES = ".jsonl";

  private AuaSources() {}

  /** Opens the database, with the files beside it. */
  public static ForeignStore open(Seq<String> locations) {
    Seq<Path> folders =
        locations.filter(one -> !one.startsWith(JDBC)).map(Path::of).filter(Files::isDirectory);
    Seq<Path> promotions =
        folders.flatMap(folder -> Sources.files(folder, ImportAua.PROMOTIONS_FILE::equals));
    Seq<Path> pairs =
        folders
            .map(folder -> folder.resolve(ImportAua.PAIRS_FILES))
            .filter(Files::isDirectory)
            .flatMap(folder -> Sources.files(folder, name -> name.endsWith(LINES)));
    ForeignStore lines =
        new JsonLinesStore(
            locations.mkString(", "),
            HashMap.of(ImportAua.PROMOTIONS_FILE, promotions, ImportAua.PAIRS_FILES, pairs));
    Seq<String> databases =
        locations.filter(
            one ->
                lines.tables().isEmpty()
                    || !folders.contains(Path.of(one))
                    || !Sources.files(Path.of(one), name -> name.endsWith(DATABASE)).isEmpty());
    // Two audit chains are not one.
    if (databases.flatMap(Sources::databases).size() > 1) {
      throw new RefusalException(
          new ImportRefused.Unreadable(
              locations.mkString(", "), "there are several databases, give one of them"));
    }
    return new JoinedStores(Vector.of(lines, Sources.open(databases)));
  }
}
