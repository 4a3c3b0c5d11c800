package dev.stoa.application.operations;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.operations.ArchiveManifest;
import dev.stoa.domain.operations.RowSink;
import dev.stoa.domain.operations.RowSource;
import dev.stoa.domain.operations.RowText;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.TableDigest;
import dev.stoa.domain.operations.TransferRefused.Damaged;
import dev.stoa.domain.operations.TransferRefused.OtherVersion;
import io.vavr.collection.Seq;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.DateTimeException;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * An archive that is read.
 *
 * <p>What is wrong with it is thrown as a {@link RefusalException} that names the file inside.
 */
final class ArchiveFile implements RowSource, AutoCloseable {

  /** Far more than a manifest of all tables takes. */
  private static final int MOST_MANIFEST = 1 << 20;

  private static final int CHUNK = 1 << 16;

  private final ZipFile zip;
  private final ArchiveManifest manifest;

  private ArchiveFile(ZipFile zip, ArchiveManifest manifest) {
    this.zip = zip;
    this.manifest = manifest;
  }

  /** Opens an archive of this version of the schema. */
  static ArchiveFile open(Path path, String schema) throws IOException {
    ZipFile zip;
    try {
      zip = new ZipFile(path.toFile(), StandardCharsets.UTF_8);
    } catch (ZipException e) {
      throw damaged(String.valueOf(path.getFileName()), "is not a complete zip file");
    }
    try {
      return new ArchiveFile(zip, manifest(zip, schema));
    } catch (IOException | RuntimeException e) {
      zip.close();
      throw e;
    }
  }

  private static ArchiveManifest manifest(ZipFile zip, String schema) throws IOException {
    String text = manifestText(zip);
    try {
      long version = ArchiveManifest.version(text);
      if (version != ArchiveManifest.VERSION) {
        throw new RefusalException(
            new OtherVersion(
                "the format", Long.toString(version), Long.toString(ArchiveManifest.VERSION)));
      }
      ArchiveManifest manifest = ArchiveManifest.parse(text);
      if (!manifest.schema().equals(schema)) {
        throw new RefusalException(new OtherVersion("the schema", manifest.schema(), schema));
      }
      return manifest;
    } catch (IllegalArgumentException | DateTimeException e) {
      throw damaged(ArchiveManifest.FILE, String.valueOf(e.getMessage()));
    }
  }

  private static String manifestText(ZipFile zip) throws IOException {
    ZipEntry entry = entry(zip, ArchiveManifest.FILE);
    try (InputStream in = zip.getInputStream(entry)) {
      byte[] bytes = in.readNBytes(MOST_MANIFEST);
      CRC32 crc = new CRC32();
      crc.update(bytes);
      if (crc.getValue() != entry.getCrc()) {
        throw damaged(ArchiveManifest.FILE, "does not have the checksum that the zip file gives");
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (ZipException e) {
      throw damaged(ArchiveManifest.FILE, "cannot be unpacked");
    }
  }

  private static ZipEntry entry(ZipFile zip, String file) {
    ZipEntry entry = zip.getEntry(file);
    if (entry == null) {
      throw damaged(file, "is missing");
    }
    return entry;
  }

  ArchiveManifest manifest() {
    return manifest;
  }

  /** Compares every file with the manifest, before anything is written anywhere. */
  void verify(TransferProgress progress) throws IOException {
    zip.stream()
        .map(ZipEntry::getName)
        .filter(name -> !name.equals(ArchiveManifest.FILE))
        .filter(name -> !manifest.roots().tables().exists(table -> table.file().equals(name)))
        .findFirst()
        .ifPresent(
            name -> {
              throw damaged(name, "is not in " + ArchiveManifest.FILE);
            });
    long total = manifest.roots().rows();
    long done = 0;
    for (TableDigest table : manifest.roots().tables()) {
      verify(table);
      done += table.rows();
      progress.rows("verifying", done, total);
    }
  }

  private void verify(TableDigest table) throws IOException {
    MessageDigest digest = Sha256.digest();
    long lines = 0;
    byte[] chunk = new byte[CHUNK];
    try (InputStream in = zip.getInputStream(entry(zip, table.file()))) {
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        digest.update(chunk, 0, read);
        for (int i = 0; i < read; i++) {
          lines += chunk[i] == '\n' ? 1 : 0;
        }
      }
    } catch (ZipException | EOFException e) {
      throw damaged(table.file(), "cannot be unpacked");
    }
    if (!HexFormat.of().formatHex(digest.digest()).equals(table.sha256())) {
      throw damaged(table.file(), "does not have the SHA-256 of " + ArchiveManifest.FILE);
    }
    if (lines != table.rows()) {
      throw damaged(
          table.file(), "has " + lines + " rows, not " + table.rows() + " as the manifest says");
    }
  }

  /** Refuses an archive with a table that the schema does not have. */
  void requireTables(Seq<StoredTable> known) {
    manifest
        .roots()
        .tables()
        .find(table -> !known.exists(one -> one.name().equals(table.table())))
        .forEach(
            table -> {
              throw damaged(table.file(), "belongs to no table of the schema");
            });
  }

  @Override
  public void each(StoredTable table, RowSink rows) {
    String file = TableDigest.file(table.name());
    ZipEntry entry = zip.getEntry(file);
    if (entry == null) {
      return;
    }
    RowText text = new RowText(table);
    long number = 0;
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(zip.getInputStream(entry), StandardCharsets.UTF_8), CHUNK)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        rows.add(text.read(line));
      }
    } catch (IOException e) {
      throw damaged(file, "cannot be read: " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw damaged(file, "has a wrong line " + number + ", " + e.getMessage());
    }
  }

  private static RefusalException damaged(String file, String reason) {
    return new RefusalException(new Damaged(file, reason));
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
