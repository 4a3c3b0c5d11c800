package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Sha256;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.stream.Collectors;

/**
 * What identifies the content of a workspace: equal roots mean equal content, on whatever engine.
 *
 * @param tables those that have rows, by name
 * @param auditEntries the number of entries of the audit trail
 * @param auditRoot the root of the tree over them, in hexadecimal digits
 */
public record ContentRoots(Seq<TableDigest> tables, long auditEntries, String auditRoot) {

  public ContentRoots {
    tables = tables.filter(table -> table.rows() > 0).sortBy(TableDigest::table).toVector();
  }

  /**
   * The content root: the SHA-256 of what {@code sha256sum *.jsonl} prints about the files of an
   * archive.
   */
  public String root() {
    return Sha256.hex(
        tables
            .toJavaStream()
            .map(table -> table.sha256() + "  " + table.file() + "\n")
            .collect(Collectors.joining()));
  }

  /** The number of rows of all tables. */
  public long rows() {
    return tables.map(TableDigest::rows).sum().longValue();
  }

  /** The first table that differs; none if everything is equal. */
  public Option<String> difference(ContentRoots other) {
    Option<String> table =
        tables
            .appendAll(other.tables)
            .find(one -> !tables.contains(one) || !other.tables.contains(one))
            .map(TableDigest::table);
    return table.orElse(
        () ->
            Option.when(
                auditEntries != other.auditEntries || !auditRoot.equals(other.auditRoot),
                "audit_log"));
  }
}
