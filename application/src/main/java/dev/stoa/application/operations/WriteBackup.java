package dev.stoa.application.operations;

import dev.stoa.domain.kernel.Sha256;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.function.Function;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** The step of writing the files of a backup: each appears whole, on the disk, or not at all. */
final class WriteBackup {

  /** What files are called that are not whole yet. */
  static final String PART = ".part";

  private static final int CHUNK = 1 << 16;

  private final Path folder;

  WriteBackup(Path folder) {
    this.folder = folder;
  }

  /**
   * What was written.
   *
   * @param result what the work answered
   */
  record Written<T>(T result, long bytes, String sha256) {}

  /** Writes a file as the work writes to the stream, which it may close. */
  <T> Written<T> file(String name, Function<OutputStream, T> work) {
    Path part = folder.resolve(name + PART);
    MessageDigest digest = Sha256.digest();
    try (FileChannel channel = OwnerOnlyFiles.create(part)) {
      OutputStream out =
          new BufferedOutputStream(
              new DigestOutputStream(Channels.newOutputStream(channel), digest), CHUNK);
      T result = work.apply(new KeptOpen(out));
      out.flush();
      channel.force(true);
      Written<T> written =
          new Written<>(result, channel.size(), HexFormat.of().formatHex(digest.digest()));
      Files.move(part, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
      return written;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      delete(part);
    }
  }

  /** Writes a file that has another file packed by gzip. */
  Written<Long> packed(String name, Path from) {
    return file(
        name,
        out -> {
          try (QuickGzip packed = new QuickGzip(out)) {
            return Files.copy(from, packed);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Writes a file that has a text. */
  void text(String name, String text) {
    file(
        name,
        out -> {
          try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            return text;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static void delete(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** At the quickest level: the usual one takes longer than all else of a backup. */
  private static final class QuickGzip extends GZIPOutputStream {

    QuickGzip(OutputStream out) throws IOException {
      super(out, CHUNK);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }

  /** Closing it only flushes: the file must reach the disk first. */
  private static final class KeptOpen extends FilterOutputStream {

    KeptOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
