package dev.stoa.domain.imports;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What an import did.
 *
 * @param id names the import; none if nothing was new
 * @param names the identity of each agent whose name had to change, by its name in the source
 * @param remarks what else is worth knowing, such as whether an audit chain is sound
 */
public record ImportReport(
    ImportSystem system,
    Option<String> id,
    Seq<TableReport> tables,
    Map<String, String> names,
    Seq<String> remarks) {

  /** The rows that are new here. */
  public long imported() {
    return tables.map(TableReport::imported).sum().longValue();
  }

  /** The rows that an earlier import brought. */
  public long already() {
    return tables.map(TableReport::already).sum().longValue();
  }

  /** The rows that were left out. */
  public long skipped() {
    return tables.map(one -> (long) one.skipped().size()).sum().longValue();
  }
}
