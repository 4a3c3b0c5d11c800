package dev.stoa.application.operations;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.operations.RowText;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.TableDigest;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Digests the rows of one table. */
final class TableDigester {

  private final String table;
  private final RowText text;
  private final MessageDigest digest = Sha256.digest();
  private final CanonicalWriter line = new CanonicalWriter();
  private long rows;

  TableDigester(StoredTable table) {
    this.table = table.name();
    this.text = new RowText(table);
  }

  /** Digests a row; returns its line, which the next row replaces. */
  CanonicalWriter add(@Nullable Object[] row) {
    text.write(row, line);
    line.feed(digest);
    rows++;
    return line;
  }

  TableDigest end() {
    return new TableDigest(table, rows, HexFormat.of().formatHex(digest.digest()));
  }
}
