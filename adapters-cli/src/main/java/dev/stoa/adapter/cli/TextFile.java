package dev.stoa.adapter.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/** A file of text that an option names. */
public record TextFile(String option, Path path) {

  /** The most that is read of a file whose text must not be longer; more is refused. */
  public static final int MAX_LENGTH = 8_000_000;

  private static final Set<PosixFilePermission> OWNER =
      Set.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  /** Its whole text, which is no longer than {@link #MAX_LENGTH}. */
  public String read() {
    try (Reader reader = Files.newBufferedReader(path)) {
      return read(option + " " + path, reader);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** As {@link #read}, of a secret: a file that others than its owner may use is refused. */
  public String readSecret() {
    try {
      if (path.getFileSystem().supportedFileAttributeViews().contains("posix")
          && !OWNER.containsAll(Files.getPosixFilePermissions(path))) {
        throw CliFailure.usage(
            option + " " + path + " can be used by others than its owner: run chmod 600 on it");
      }
    } catch (IOException e) {
      throw unreadable(e);
    }
    return read();
  }

  /** As {@link #read}, of what is piped in. */
  public static String piped(String option, InputStream in) {
    try {
      return read(option + " -", reader(in));
    } catch (IOException e) {
      throw CliFailure.usage(option + " - cannot be read: " + reason(e));
    }
  }

  private static String read(String where, Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] chunk = new char[8_192];
    for (int read = reader.read(chunk); read >= 0; read = reader.read(chunk)) {
      text.append(chunk, 0, read);
      if (text.length() > MAX_LENGTH) {
        throw CliFailure.usage(
            where + " has more than " + MAX_LENGTH + " characters: it is not what is wanted here");
      }
    }
    return text.toString();
  }

  /** Its lines, read from the file at each iteration. */
  public Iterable<String> lines() {
    return () -> {
      try {
        return new TextLines(option + " " + path, Files.newInputStream(path));
      } catch (IOException e) {
        throw unreadable(e);
      }
    };
  }

  /** Writes it, replacing what was there. */
  public void write(String text) {
    new OutputFile(option, path)
        .write(
            out -> {
              out.print(text);
              return text;
            });
  }

  /** Reads UTF-8 and refuses what is none, instead of turning it into other characters. */
  static BufferedReader reader(InputStream bytes) {
    return new BufferedReader(
        new InputStreamReader(
            bytes,
            StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)));
  }

  private CliFailure unreadable(IOException e) {
    return CliFailure.usage(option + " " + path + " cannot be read: " + reason(e));
  }

  /** Why a file could not be used, with what to do. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder, check the path";
    }
    if (e instanceof AccessDeniedException) {
      return "you have no permission, check who owns it";
    }
    if (e instanceof CharacterCodingException) {
      return "it is not UTF-8 text, save it as such";
    }
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
