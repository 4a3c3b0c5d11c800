package dev.stoa.application.operations;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.operations.ArchiveManifest;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.TableDigest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The step of writing an archive; requires an open snapshot. */
final class WriteArchive {

  /** The same for every file, so that equal content gives equal files. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  /** What is packed at once: a call for every row would take longer than packing it. */
  private static final int CHUNK = 1 << 16;

  private final ReadContent content;

  WriteArchive(ReadContent content) {
    this.content = content;
  }

  ContentRoots write(OutputStream out, Instant now, TransferProgress progress) {
    RowCounter counter = new RowCounter(progress, "writing", content.count());
    try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8)) {
      // The usual level takes most of the time of an export, for files a sixteenth smaller.
      zip.setLevel(Deflater.BEST_SPEED);
      Seq<TableDigest> digests = Vector.empty();
      for (StoredTable table : content.tables().tables()) {
        if (content.tables().count(table) > 0) {
          begin(zip, TableDigest.file(table.name()));
          digests = digests.append(lines(table, zip, counter));
        }
      }
      ContentRoots roots = content.roots(digests);
      begin(zip, ArchiveManifest.FILE);
      String manifest = new ArchiveManifest(content.tables().schemaVersion(), now, roots).text();
      zip.write(manifest.getBytes(StandardCharsets.UTF_8));
      return roots;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void begin(ZipOutputStream zip, String file) throws IOException {
    ZipEntry entry = new ZipEntry(file);
    entry.setTimeLocal(TIME);
    zip.putNextEntry(entry);
  }

  private TableDigest lines(StoredTable table, ZipOutputStream zip, RowCounter counter) {
    TableDigester digester = new TableDigester(table);
    BufferedOutputStream chunks = new BufferedOutputStream(zip, CHUNK);
    content
        .tables()
        .each(
            table,
            row -> {
              CanonicalWriter line = digester.add(row);
              try {
                chunks.write(line.bytes());
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
              counter.count();
            });
    try {
      chunks.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return digester.end();
  }
}
