package dev.stoa.imports;

import dev.stoa.application.imports.ImportSource;
import dev.stoa.application.imports.OpenImport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.ZoneId;
import java.util.Arrays;

/**
 * What to import: the store of one of the systems that are known.
 *
 * @param locations files, folders or JDBC urls
 * @param zone the zone of local times in the source
 * @param owner whose the imported conversations or files are, where the source does not say it
 * @param table the table of the source, where its name is free
 */
public record ImportRequest(
    ImportSystem system,
    Seq<String> locations,
    Option<ZoneId> zone,
    Option<String> owner,
    Option<String> table)
    implements ImportSource {

  /** Refuses a request without a source. */
  public ImportRequest {
    if (locations.isEmpty()) {
      throw new InvalidValue("no source is given: name a file, a folder or a JDBC url");
    }
  }

  /** The stores of a system: files, folders or JDBC urls. */
  public static ImportRequest of(ImportSystem system, String... locations) {
    return of(system, Arrays.asList(locations));
  }

  /** As above. */
  public static ImportRequest of(ImportSystem system, Iterable<String> locations) {
    return new ImportRequest(
        system, Vector.ofAll(locations), Option.none(), Option.none(), Option.none());
  }

  /** Local times of the source are in this zone. */
  public ImportRequest zone(ZoneId value) {
    return new ImportRequest(system, locations, Option.some(value), owner, table);
  }

  /**
   * What is imported belongs to this user, or to this scope of files, unless the source says it.
   */
  public ImportRequest owner(String name) {
    return new ImportRequest(system, locations, zone, Option.some(name), table);
  }

  /** The table of the source. */
  public ImportRequest table(String name) {
    return new ImportRequest(system, locations, zone, owner, Option.some(name));
  }

  @Override
  public OpenImport open() {
    return OpenStore.of(this);
  }
}
