package dev.stoa.app.audit;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.domain.audit.tlog.SigningKey;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.List;
import java.util.Set;

/** The two files of a key: the secret, which only its owner may read, and the half to give away. */
record KeyFiles(Path secret) {

  Path verifier() {
    return secret.resolveSibling(secret.getFileName() + ".pub");
  }

  /** Writes both; neither may be there already, for a lost key cannot be made again. */
  void write(SigningKey key) {
    try {
      for (Path taken : List.of(secret, verifier())) {
        if (Files.exists(taken)) {
          throw new FileAlreadyExistsException(taken.toString());
        }
      }
      writeNew(secret, key.secretText(), OutputFile.ownerOnly(secret));
      writeNew(verifier(), key.verifier().toString());
    } catch (FileAlreadyExistsException e) {
      throw CliFailure.refused(
          "--out: " + e.getFile() + " already exists and is never overwritten: give another file");
    } catch (IOException e) {
      throw CliFailure.usage("--out " + secret + " cannot be written: " + TextFile.reason(e));
    }
  }

  private static void writeNew(Path file, String line, FileAttribute<?>... attributes)
      throws IOException {
    // Restricted when it is made: between making and restricting, others could open it.
    try (SeekableByteChannel channel =
        Files.newByteChannel(
            file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)) {
      channel.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
    }
  }
}
