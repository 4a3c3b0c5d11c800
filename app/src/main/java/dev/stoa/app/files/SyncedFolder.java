package dev.stoa.app.files;

import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.stream.Stream;

/** A folder on disk that is brought together with the files of a scope. */
final class SyncedFolder {

  /** What both sides said when they were last brought together. */
  private static final String STATE = ".stoa-sync";

  private final Path root;

  SyncedFolder(Path root) {
    this.root = root;
  }

  /** The texts of the folder, and why files were left out. */
  record Content(Map<FilePath, String> texts, Map<String, String> leftOut) {}

  Content read() throws IOException {
    Map<FilePath, String> texts = TreeMap.empty();
    Map<String, String> leftOut = TreeMap.empty();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(one -> !one.equals(root)).sorted().toList()) {
        String name =
            root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
        if (Files.isSymbolicLink(file)) {
          leftOut = leftOut.put(name, "it is a link");
        } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !name.equals(STATE)) {
          try {
            texts = texts.put(FilePath.ROOT.child(name), text(file));
          } catch (InvalidValue e) {
            leftOut = leftOut.put(name, String.valueOf(e.getMessage()));
          } catch (CharacterCodingException e) {
            leftOut = leftOut.put(name, "it is no text in UTF-8");
          }
        }
      }
    }
    return new Content(texts, leftOut);
  }

  private static String text(Path file) throws IOException {
    return StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
        .toString();
  }

  /** Replaces the file as a whole; what is linked out of the folder is refused. */
  void write(FilePath path, String text) throws IOException {
    Path file = place(path);
    Path parent = Objects.requireNonNull(file.getParent(), "a file is in the folder");
    Files.createDirectories(parent);
    if (!parent.toRealPath().startsWith(root.toRealPath())) {
      throw new IOException(path + " would be outside of the folder, by a link");
    }
    Path fresh = Files.createTempFile(parent, ".stoa", ".tmp");
    try {
      Files.writeString(fresh, text);
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  void delete(FilePath path) throws IOException {
    Files.deleteIfExists(place(path));
  }

  private Path place(FilePath path) {
    return root.resolve(path.behind(FilePath.ROOT));
  }

  /** The digests of the last time, by path; of another scope there are none. */
  Map<FilePath, String> last(String scope) throws IOException {
    Path state = root.resolve(STATE);
    Map<FilePath, String> last = TreeMap.empty();
    if (Files.exists(state)) {
      String[] lines = Files.readString(state).split("\n");
      for (int i = 1; i < lines.length && lines[0].equals(scope); i++) {
        int space = lines[i].indexOf(' ');
        last = last.put(new FilePath(lines[i].substring(space + 1)), lines[i].substring(0, space));
      }
    }
    return last;
  }

  void remember(String scope, Map<FilePath, String> digests) throws IOException {
    StringBuilder state = new StringBuilder(scope).append('\n');
    digests.forEach((path, digest) -> state.append(digest).append(' ').append(path).append('\n'));
    Files.writeString(root.resolve(STATE), state);
  }

  static Option<String> digest(Option<String> text) {
    return text.map(one -> Sha256.hex(one));
  }
}
