package dev.stoa.adapter.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.function.Function;

/**
 * A file that an option names, written beside its place and renamed once it is whole: a full disk
 * leaves what was there before.
 *
 * <p>A new file can be read by its owner only; one that is replaced keeps its permissions.
 */
public record OutputFile(String option, Path path) {

  /** Writes it, replacing what was there; returns the result of the work. */
  public <T> T write(Function<PrintWriter, T> work) {
    return writeBytes(
        bytes -> {
          PrintWriter writer =
              new PrintWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
          T answer = work.apply(writer);
          if (writer.checkError()) {
            throw new UncheckedIOException(new IOException("is the disk full?"));
          }
          return answer;
        });
  }

  /** As {@link #write}, of bytes; the work may close the stream. */
  public <T> T writeBytes(Function<OutputStream, T> work) {
    try {
      // A device or a pipe cannot be replaced.
      return Files.exists(path) && !Files.isRegularFile(path)
          ? into(path, work)
          : replaced(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), work);
    } catch (UncheckedIOException e) {
      throw unwritable(Objects.requireNonNull(e.getCause(), "an I/O failure has a cause"));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private CliFailure unwritable(IOException e) {
    return CliFailure.storage(option + " " + path + " cannot be written: " + TextFile.reason(e), e);
  }

  private static <T> T replaced(Path target, Function<OutputStream, T> work) throws IOException {
    Path beside =
        Files.createTempFile(
            target.getParent(), target.getFileName() + ".", ".part", ownerOnly(target));
    try {
      if (Files.exists(target) && isPosix(target)) {
        Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
      }
      T answer = into(beside, work);
      Files.move(
          beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return answer;
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  private static <T> T into(Path file, Function<OutputStream, T> work) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        OutputStream bytes = new KeptOpen(Channels.newOutputStream(channel))) {
      T answer = work.apply(bytes);
      bytes.flush();
      if (Files.isRegularFile(file)) {
        // Renamed before its content is on the disk, it could be empty after a power cut.
        channel.force(true);
      }
      return answer;
    }
  }

  /** Closing it only flushes: the file must reach the disk first. */
  private static final class KeptOpen extends BufferedOutputStream {

    KeptOpen(OutputStream out) {
      super(out, 1 << 16);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  /** For new files that hold what only their owner may read. */
  public static FileAttribute<?>[] ownerOnly(Path file) {
    // Where there are no such permissions the folder's own rules have to do.
    return isPosix(file)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static boolean isPosix(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
